import type { DesignChoices, KitDesignsAnswer } from "#domain/design/design-answer.ts";
import { KitCompare } from "../kits/kit-compare.tsx";
import { linesOf } from "./edited-lines.ts";
import type { ExpressAnswers } from "./express-answers.ts";
import { expressName, headlineOf } from "./express-name.ts";
import { GoOn } from "./go-on.tsx";

/** Designed kits side by side, each with the way to its checkout. */
export function ExpressCompare({
  designs: { kits, centerName },
  answers,
  structures,
  mayContinue,
}: {
  designs: KitDesignsAnswer;
  answers: Pick<ExpressAnswers, "structure">;
  structures: DesignChoices["structures"];
  mayContinue: boolean;
}) {
  const structureName = structures.find(({ id }) => id === answers.structure)?.name ?? "–";
  const compared = kits.map((kit) => ({
    ...kit,
    ...{ structureName, centerName, lines: linesOf(kit) },
    name: expressName(kit),
    note: headlineOf(kit).join(" + "),
    products: kit.products.map(({ id: productId, ...product }) => ({ ...product, productId })),
  }));
  return (
    <KitCompare
      kits={compared}
      action={
        mayContinue
          ? ({ lines, note }) => <GoOn lines={lines} name={note} isBlocked={false} isStrong={false} />
          : null
      }
    />
  );
}
