/** What the portal's own pages show of the widgets; other sites have `index.ts`. */
export { Checkout } from "./checkout/checkout.tsx";
export type { CheckoutProps } from "./checkout/checkout.tsx";
export { createHttpCheckoutPort } from "./checkout/http-checkout-port.ts";
export { SharedKitDrawing } from "./icons/kit-drawing.tsx";
export { AmountStepper } from "./kit-card/amount-stepper.tsx";
export { KitCard } from "./kit-card/kit-card.tsx";
export { KitPicture } from "./kit-card/kit-picture.tsx";
export { KitComposition } from "./kit-card/kit-composition.tsx";
export { factRows, productRows } from "./kit-compare/compare-rows.ts";
export type { ComparableKit, CompareRow } from "./kit-compare/compare-rows.ts";
