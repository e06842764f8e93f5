import { defineCheckout } from "./checkout-element.ts";

defineCheckout();
