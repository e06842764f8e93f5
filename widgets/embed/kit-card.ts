import { defineKitCard } from "./kit-card-element.ts";

defineKitCard();
