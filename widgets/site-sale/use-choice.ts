import { type RefObject, useRef, useState } from "react";
import type { KitListItem } from "#domain/kits/kit-list-schema.ts";
import type { SiteRequestAnswer, SiteSale } from "#domain/widget-keys/site-sale-schema.ts";
import type { KitPort } from "#widgets/client.ts";
import type { ChosenItem, WidgetEvent } from "#widgets/events.ts";
import {
  amountEvents,
  budgetEvent,
  cartEvent,
  chosenAmount,
  type ChosenKit,
  withAmount,
} from "#widgets/kit-buyer/chosen-kits.ts";
import { useSiteSale } from "./use-site-sale.ts";

/** The kits that a visitor has chosen, and what becomes of them. */
export interface Choice {
  chosen: readonly ChosenKit[];
  /** What the site takes: null where nothing is sold, undefined while that is asked. */
  sale: SiteSale | null | undefined;
  /** Whether the purchase, or what was saved, takes the place of the kits. */
  isOpen: boolean;
  saved: SiteRequestAnswer | null;
  /** For the widget's outermost element, to which the page scrolls when its content changes. */
  top: RefObject<HTMLElement>;
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
  const sale = useSiteSale(port, isSaleNeeded || chosen.length > 0);

  function choose(next: readonly ChosenKit[]): void {
    setChosen(next);
    onChange?.(next.map(({ kit, amount }) => ({ id: kit.id, amount })));
  }

  function showTop(): void {
    top.current?.scrollIntoView({ block: "start" });
  }

  return {
    ...{ chosen, sale, saved, top, setChosen },
    isOpen: sale != null && (isBuying || saved !== null),
    changeAmount: (kit, amount) => {
      const next = withAmount(chosen, kit, amount);
      choose(next);
      if (next.length === 0) setBuying(false);
      for (const event of amountEvents(kit, chosenAmount(chosen, kit.id), amount)) onEvent?.(event);
      onEvent?.(cartEvent(next));
      return next;
    },
    proceed: (wanted) => {
      if (sale === null) onEvent?.(budgetEvent(wanted));
      if (sale == null) return;
      setBuying(true);
      showTop();
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
      showTop();
    },
  };
}
