import "./checkout-summary.css";
import { Link } from "@remix-run/react";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import { fill } from "#copy/shared/fill.ts";
import type { MissingItem } from "./checkout-data.ts";
import { Select } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

/** Items that are no longer on sale, each with its possible replacements. */
export function MissingItems({ missing, items }: { missing: readonly MissingItem[]; items: string | null }) {
  return (
    <NoticeBox as="div" tone="warn" className="app-stack app-gap-12 app-missing" role="alert" tabIndex={-1}>
      <p>
        <strong>
          {missing.length === 1
            ? TEXTS.missingOne
            : fill(TEXTS.missingMany, { count: String(missing.length) })}
        </strong>
        <br />
        {TEXTS.missingHint}
      </p>
      <ul className="app-stack app-gap-12 app-missing__items">
        {missing.map((item) => (
          <Missing key={item.id} item={item} />
        ))}
      </ul>
      {items !== null && <Link to={items}>{TEXTS.takeOther}</Link>}
    </NoticeBox>
  );
}

function Missing({ item: { id, name, substitutes } }: { item: MissingItem }) {
  const field = `substitute.${id}`;
  return (
    <li>
      <strong className="app-missing__name">{name}</strong>
      {substitutes.length === 0 ? (
        <span className="app-missing__none">{TEXTS.noReplacement}</span>
      ) : (
        <>
          <Select name={field} aria-label={fill(TEXTS.replacement, { name })}>
            {substitutes.map((one) => (
              <option key={one.id} value={one.id}>
                {[one.manufacturer, one.name].filter(Boolean).join(" · ")}
              </option>
            ))}
          </Select>
          <IntentButton
            intent={`replace:${id}`}
            label={TEXTS.replace}
            name={fill(TEXTS.replaceNamed, { name })}
          />
        </>
      )}
      <IntentButton intent={`remove:${id}`} label={TEXTS.removeShort} name={fill(TEXTS.remove, { name })} />
    </li>
  );
}

/** A button that applies an intent to one item.
 *  @param name - label with the item's name, for screen readers */
function IntentButton({ intent, label, name }: { intent: string; label: string; name: string }) {
  return (
    <Button type="submit" name="intent" value={intent} aria-label={name}>
      {label}
    </Button>
  );
}
