import { useState } from "react";
import type { KitListItem } from "#domain/kits/kit-list-schema.ts";
import { AmountStepper, KitCard, KitComposition } from "#widgets/index.ts";

/** A kit with its amount beside. */
export function KitCardExample({ kit }: { kit: KitListItem }) {
  const [amount, setAmount] = useState(1);
  return (
    <KitCard
      kit={kit}
      badge="Melhor preço por kWp"
      isHighlighted={amount > 0}
      action={<AmountStepper label={`Quantidade de ${kit.name}`} value={amount} onChange={setAmount} />}
    />
  );
}

/** The composition of a kit on its own. */
export function KitCompositionExample({ kit }: { kit: KitListItem }) {
  return <KitComposition products={kit.products} label="Ver todos os itens" />;
}
