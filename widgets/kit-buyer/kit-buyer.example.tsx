import { createKitPort, KitBuyer } from "#widgets/index.ts";
import type { WidgetEvent } from "#widgets/index.ts";

const port = createKitPort({ baseUrl: "https://solnascente.example", publishableKey: "pk_solnascente_1" });

interface KitBuyerExampleProps {
  onBudget: (items: readonly { id: string; amount: number }[]) => void;
}

/** Kits on a React site, which decides what to do with a requested budget. */
export function KitBuyerExample({ onBudget }: KitBuyerExampleProps) {
  function follow(event: WidgetEvent): void {
    if (event.name === "budget-requested") onBudget(event.detail.items);
  }
  return <KitBuyer port={port} onEvent={follow} />;
}
