import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef, useState } from "react";
import type { KitListItem } from "#domain/kits/kit-list-schema.ts";
import type { SiteRequestAnswer, SiteSale } from "#domain/widget-keys/site-sale-schema.ts";
import type { KitPort } from "#widgets/client.ts";
import { type ChosenItem, errorEvent, type WidgetEvent } from "#widgets/events.ts";
import {
  amountEvents,
  budgetEvent,
  cartEvent,
  chosenAmount,
  type ChosenKit,
  withAmount,
} from "#widgets/kit-buyer/chosen-kits.ts";
import type { WidgetFailure } from "#widgets/request.ts";
import type { PurchaseDraft } from "./purchase.tsx";
import { useSiteSale } from "./use-site-sale.ts";

/** The kits that a visitor has chosen, and what becomes of them. */
export interface Choice {
  chosen: readonly ChosenKit[];
  /** What the site takes: null where nothing is sold, undefined while that is asked. */
  sale: SiteSale | null | undefined;
  /** Whether the purchase, or what was saved, takes the place of the kits. */
  isOpen: boolean;
  saved: SiteRequestAnswer | null;
  /** What was said of the purchase; null as long as nothing was. */
  draft: PurchaseDraft | null;
  setDraft: Dispatch<SetStateAction<PurchaseDraft | null>>;
  /** Whether it is being asked what the site takes. */
  isAsking: boolean;
  /** Whether the purchase was asked for before it is known what the site takes, and why that is not known. */
  isWaiting: boolean;
  failure: WidgetFailure | null;
  /** For the widget's outermost element, to which the page scrolls when its content changes. */
  top: RefObject<HTMLElement>;
  /** Shows the beginning of the widget. What was pressed is gone: the focus goes to the title of what is there now, or
   *  to the widget itself. */
  goToTop: () => void;
  /** Chooses these kits without telling the host page. */
  setChosen: (update: (before: readonly ChosenKit[]) => readonly ChosenKit[]) => void;
  /** Changes the amount of a kit; 0 takes it out.
   *  @returns what is chosen then */
  changeAmount: (kit: KitListItem, amount: number) => readonly ChosenKit[];
  /** Opens the purchase of chosen kits; where nothing is sold, a budget request goes to the host page. */
  proceed: (chosen: readonly ChosenKit[]) => void;
  /** Shows the kits again. */
  close: () => void;
  tellSaved: (saved: SiteRequestAnswer) => void;
  tellFailure: (failure: WidgetFailure) => void;
}

interface ChoiceOptions {
  port: KitPort;
  /** Whether it is asked what the site takes even before a kit is chosen. */
  isSaleNeeded?: boolean;
  onEvent: ((event: WidgetEvent) => void) | undefined;
  /** Called with what is chosen whenever the visitor has changed it. */
  onChange?: ((items: readonly ChosenItem[]) => void) | undefined;
}

/** Keeps a choice from the first kit to what is saved of it, and tells the host page. */
export function useChoice({ port, isSaleNeeded = false, onEvent, onChange }: ChoiceOptions): Choice {
  const top = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<readonly ChosenKit[]>([]);
  const [isBuying, setBuying] = useState(false);
  const [saved, setSaved] = useState<SiteRequestAnswer | null>(null);
  const [draft, setDraft] = useState<PurchaseDraft | null>(null);
  const { sale, failure, askAgain } = useSiteSale(port, isSaleNeeded || chosen.length > 0);
  const isAsking = sale === undefined && failure === null;
  const isOpen = sale != null && (isBuying || saved !== null);
  const step = isOpen ? (saved === null ? "purchase" : "saved") : "kits";
  const shownStep = useRef<typeof step>("kits");
  useEffect(() => {
    if (shownStep.current !== step) goToTop();
    shownStep.current = step;
  }, [step]);

  function choose(next: readonly ChosenKit[]): void {
    setChosen(next);
    onChange?.(next.map(({ kit, amount }) => ({ id: kit.id, amount })));
  }

  function goToTop(): void {
    const title = top.current?.querySelector<HTMLElement>(".gs-panel__title");
    (title ?? top.current)?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "start" });
  }

  return {
    ...{ chosen, sale, saved, isOpen, top, goToTop, setChosen, draft, setDraft },
    isAsking,
    isWaiting: isBuying && isAsking,
    failure: isBuying ? failure : null,
    changeAmount: (kit, amount) => {
      const next = withAmount(chosen, kit, amount);
      choose(next);
      if (next.length === 0) setBuying(false);
      for (const event of amountEvents(kit, chosenAmount(chosen, kit.id), amount)) onEvent?.(event);
      onEvent?.(cartEvent(next));
      return next;
    },
    proceed: (wanted) => {
      if (sale === null) {
        onEvent?.(budgetEvent(wanted));
        return;
      }
      // The purchase begins once it is known what the site takes.
      setBuying(true);
      if (failure !== null) askAgain();
    },
    close: () => {
      setSaved(null);
      setBuying(false);
    },
    tellSaved: (answer) => {
      setSaved(answer);
      choose([]);
      const { id, code, total, type } = answer;
      const totalCents = total === null ? null : Math.round(total * 100);
      const name = type === "order" ? "order-created" : "budget-created";
      onEvent?.({ name, detail: { version: 1, id, code, totalCents } });
    },
    tellFailure: (told) => onEvent?.(errorEvent(told)),
  };
}
