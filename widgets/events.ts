/** Kit that a host page is told about; prices are not part of it, since only the portal may set them. */
export interface ChosenItem {
  id: string;
  amount: number;
}

/** Everything that a widget tells its host page. Embeds dispatch it as a DOM event named `girassol:<name>`, which
 *  bubbles and leaves the shadow root; React components call `onEvent`. A change that breaks readers raises
 *  `version`. */
export interface WidgetEventMap {
  /** The first list of kits is shown; once for each mount. */
  ready: { version: 1 };
  /** A kit that was not chosen is chosen now (`isSelected`), or the other way round. Before `kit-amount-changed`. */
  "kit-selected": { version: 1; id: string; name: string; isSelected: boolean };
  /** The amount of a kit changed, also from or to 0. */
  "kit-amount-changed": { version: 1; id: string; amount: number; previousAmount: number };
  /** “Pedir orçamento” was pressed. `totalCents` is what was shown, null when a price is on request. */
  "budget-requested": {
    version: 1;
    items: readonly (ChosenItem & { name: string })[];
    totalCents: number | null;
  };
  /** Kits could not be shown; each time. `type` is the portal's code, `status` 0 without an answer. */
  error: { version: 1; type: string; title: string; description: string; status: number };
}

export type WidgetEventName = keyof WidgetEventMap;

/** One event with its details, told apart by `name`. */
export type WidgetEvent = {
  [Name in WidgetEventName]: { name: Name; detail: WidgetEventMap[Name] };
}[WidgetEventName];

/** Prefix of the DOM events. */
export const DOM_EVENT_PREFIX = "girassol:";
