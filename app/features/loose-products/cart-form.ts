/** Id of the form that sends the cart; amount fields elsewhere on the page refer to it. */
export const CART_FORM = "loose-cart-form";
