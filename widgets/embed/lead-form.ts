import { defineLeadForm } from "./lead-form-element.ts";

defineLeadForm();
