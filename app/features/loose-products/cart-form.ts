/** Id of the form that takes the cart to the checkout; fields of amounts elsewhere on the page belong to it. */
export const CART_FORM = "loose-cart-form";
