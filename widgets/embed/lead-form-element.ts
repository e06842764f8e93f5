import { createElement } from "react";
import { LeadForm } from "#widgets/lead-form/lead-form.tsx";
import { leadPortOver } from "#widgets/lead-form/lead-port.ts";
import leadCss from "../styles/lead.css?inline";
import { defineWidget } from "./define-widget.ts";
import { LEAD_FORM_TAG } from "./host-page.ts";

/** Defines `<girassol-lead-form publishable-key portal data-theme>` once; does nothing on a server. */
export function defineLeadForm(): void {
  defineWidget({
    tag: LEAD_FORM_TAG,
    css: leadCss,
    render: ({ baseUrl, fetch, themed, tell }) => {
      // The colours are asked for at once, since the form itself waits for nothing.
      void themed(Promise.resolve());
      return createElement(LeadForm, { port: leadPortOver(baseUrl, fetch), onEvent: tell });
    },
  });
}
