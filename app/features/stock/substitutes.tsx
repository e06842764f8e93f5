import { Form } from "@remix-run/react";
import { fill } from "#copy/fill.ts";
import { SUBSTITUTE_FINDING_TEXTS, SUBSTITUTE_TEXTS as TEXTS } from "#copy/stock.ts";
import type { StringFinding } from "#domain/kits/string-findings.ts";
import { formatCents, formatNumber } from "#domain/shared/format.ts";

/** What may stand in for a product, as the service tells it. */
export interface SubstitutesData {
  product: { id: string };
  /** What the distributor named, the best first. */
  own: readonly { id: string; note: string }[];
  /** Whether the person may change that. */
  canChange: boolean;
  proposals: readonly {
    id: string;
    name: string;
    manufacturer: string;
    isOwn: boolean;
    note: string;
    powerDifferenceW: number | null;
    priceDifferenceCents: number;
    unsafeKits: number;
    kits: readonly {
      kitId: string;
      name: string;
      powerDifferenceW: number;
      priceDifferenceCents: number;
      findings: readonly StringFinding[] | null;
    }[];
  }[];
}

/** What may stand in for a product that is not to be had, the best first, and what each would change in the kits that
 *  use it. */
export function Substitutes({ data }: { data: SubstitutesData }) {
  const { proposals } = data;
  return (
    <section className="app-substitutes">
      <h3>{TEXTS.title}</h3>
      <p className="app-page-hint">{TEXTS.hint}</p>
      {proposals.length === 0 ? (
        <p>{TEXTS.none}</p>
      ) : (
        <ol className="app-substitutes__list">
          {proposals.map((one) => (
            <li key={one.id}>
              <p className="app-substitutes__name">
                <strong>{one.name}</strong>
                <span className={one.isOwn ? "gs-badge gs-badge--info" : "gs-badge"}>
                  {one.isOwn ? TEXTS.own : TEXTS.proposed}
                </span>
              </p>
              <p className="app-page-hint">
                {differenceText(one.powerDifferenceW, one.priceDifferenceCents)}
                {one.note !== "" && ` · ${one.note}`}
              </p>
              <KitsOf {...one} />
              {data.canChange && <Choice data={data} proposal={one} />}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Names a proposal as a replacement, after those that are, or takes it out; the page's action answers it. */
function Choice({
  data: { product, own },
  proposal: { id, name, isOwn },
}: {
  data: SubstitutesData;
  proposal: SubstitutesData["proposals"][number];
}) {
  const substitutes = isOwn ? own.filter((one) => one.id !== id) : [...own, { id, note: "" }];
  const ranking = { substitutes, before: own.map((one) => one.id) };
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="ranking" value={JSON.stringify(ranking)} />
      <button
        type="submit"
        name="intent"
        value="substitutes"
        className="gs-button"
        aria-label={fill(isOwn ? TEXTS.remove : TEXTS.choose, { product: name })}
      >
        {isOwn ? TEXTS.removeShort : TEXTS.chooseShort}
      </button>
    </Form>
  );
}

function KitsOf({ kits, unsafeKits }: SubstitutesData["proposals"][number]) {
  const checked = kits.filter(({ findings }) => findings !== null).length;
  if (kits.length === 0) return <p>{TEXTS.unchecked}</p>;
  return (
    <details>
      <summary>
        {unsafeKits > 0 ? (
          <span className="gs-badge gs-badge--danger">
            {fill(TEXTS.unsafe, { count: String(unsafeKits), total: String(kits.length) })}
          </span>
        ) : (
          <span className="gs-badge gs-badge--ok">{fill(TEXTS.safe, { count: String(checked) })}</span>
        )}
      </summary>
      <ul className="app-substitutes__kits">
        {kits.map((kit) => (
          <li key={kit.kitId}>
            {fill(TEXTS.inKit, {
              name: kit.name,
              power: signedPower(kit.powerDifferenceW),
              price: signedCents(kit.priceDifferenceCents),
            })}
            {(kit.findings ?? []).map(({ code, severity }) => (
              <span key={code} className={`gs-badge gs-badge--${severity === "error" ? "danger" : "warn"}`}>
                {SUBSTITUTE_FINDING_TEXTS[code] ?? code}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

function differenceText(powerW: number | null, cents: number): string {
  const power = powerW === null ? [] : [signedWatts(powerW)];
  return [...power, signedCents(cents)].join(" · ");
}

function sign(value: number): string {
  return value < 0 ? "−" : "+";
}

function signedWatts(watts: number): string {
  return `${sign(watts)}${formatNumber(Math.abs(watts))} W`;
}

function signedPower(watts: number): string {
  return `${sign(watts)}${formatNumber(Math.abs(watts) / 1000, { minDecimals: 2 })} kWp`;
}

function signedCents(cents: number): string {
  return `${sign(cents)}${formatCents(Math.abs(cents))}`;
}
