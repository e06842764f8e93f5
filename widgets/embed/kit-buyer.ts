import { defineKitBuyer } from "./kit-buyer-element.ts";

defineKitBuyer();
