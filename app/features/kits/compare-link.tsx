import "./kits.css";
import { useSearchParams } from "@remix-run/react";
import { KIT_COMPARE_TEXTS } from "#copy/kits/kits-page.ts";
import { fill } from "#copy/shared/fill.ts";
import { MAX_COMPARED } from "#domain/kits/kit-list-defaults.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { readCompared } from "./kit-choice.ts";

/** The way to the kits that were put beside each other, or what is missing for it. */
export function CompareLink() {
  const [params] = useSearchParams();
  const compared = readCompared(params);
  if (compared.length < 2) {
    return <p className="app-quiet app-purchase__hint">{KIT_COMPARE_TEXTS.needsTwo}</p>;
  }
  const next = new URLSearchParams(params);
  next.set("view", "compare");
  return (
    <>
      <LinkButton to={`?${next.toString()}`}>
        {fill(KIT_COMPARE_TEXTS.open, { amount: String(compared.length) })}
      </LinkButton>
      {compared.length === MAX_COMPARED && (
        <p className="app-quiet app-purchase__hint">{KIT_COMPARE_TEXTS.full}</p>
      )}
    </>
  );
}
