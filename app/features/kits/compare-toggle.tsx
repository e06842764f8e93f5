import "./kits.css";
import { useSearchParams } from "@remix-run/react";
import { KIT_COMPARE_TEXTS } from "#copy/kits/kits-page.ts";
import { fill } from "#copy/shared/fill.ts";
import { MAX_COMPARED } from "#domain/kits/kit-list-defaults.ts";
import { Button } from "#app/ui/button.tsx";
import { readCompared, withCompared } from "./kit-choice.ts";

/** Adds a kit to the comparison, or removes it. */
export function CompareToggle({ kit }: { kit: { id: string; name: string } }) {
  const [params, setParams] = useSearchParams();
  const compared = readCompared(params);
  const isIn = compared.includes(kit.id);
  const isFull = !isIn && compared.length >= MAX_COMPARED;
  return (
    <Button
      kind="bare"
      className="app-compare-toggle"
      aria-pressed={isIn}
      aria-label={fill(KIT_COMPARE_TEXTS.addLabel, { kit: kit.name })}
      disabled={isFull}
      title={isFull ? KIT_COMPARE_TEXTS.full : undefined}
      onClick={() => {
        setParams((current) => withCompared(current, kit.id, !isIn), {
          replace: true,
          preventScrollReset: true,
        });
      }}
    >
      {KIT_COMPARE_TEXTS.add}
    </Button>
  );
}
