import { Form } from "@remix-run/react";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
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

type Proposal = SubstitutesData["proposals"][number];

/** Suggestions that are shown before somebody asks for more. */
const FIRST_SUGGESTIONS = 4;

/** What may stand in for a product that is not to be had: what the distributor named, in its order and with its notes,
 *  then what is alike, and what each would change in the kits that use it. */
export function Substitutes({ data }: { data: SubstitutesData }) {
  const own = data.proposals.filter(({ isOwn }) => isOwn);
  const proposed = data.proposals.filter(({ isOwn }) => !isOwn);
  const [first, rest] = [proposed.slice(0, FIRST_SUGGESTIONS), proposed.slice(FIRST_SUGGESTIONS)];
  const suggestions = (some: readonly Proposal[]) => (
    <ul className="app-substitutes__list">
      {some.map((one) => (
        <Row key={one.id} proposal={one}>
          {data.canChange && <Choose data={data} proposal={one} />}
        </Row>
      ))}
    </ul>
  );
  return (
    <section className="app-substitutes">
      <h3>{TEXTS.title}</h3>
      <p className="app-page-hint">{TEXTS.hint}</p>
      {own.length > 0 && (
        <>
          <h4>{TEXTS.ownTitle}</h4>
          <ol className="app-substitutes__list">
            {own.map((one) => (
              <Row key={one.id} proposal={one} note={<Note data={data} proposal={one} />}>
                {data.canChange && <Rank data={data} proposal={one} />}
              </Row>
            ))}
          </ol>
        </>
      )}
      {proposed.length > 0 && <h4>{TEXTS.proposedTitle}</h4>}
      {first.length > 0 && suggestions(first)}
      {rest.length > 0 && (
        <details>
          <summary>{fill(TEXTS.more, { count: String(rest.length) })}</summary>
          {suggestions(rest)}
        </details>
      )}
      {data.proposals.length === 0 && <p>{TEXTS.none}</p>}
    </section>
  );
}

function Row({
  proposal,
  note,
  children,
}: {
  proposal: Proposal;
  note?: React.ReactNode;
  /** What can be done with it. */
  children: React.ReactNode;
}) {
  return (
    <li>
      <div className="app-substitutes__facts">
        <strong>{proposal.name}</strong>
        <span className="app-quiet">
          {differenceText(proposal.powerDifferenceW, proposal.priceDifferenceCents)}
        </span>
        <KitsOf {...proposal} />
      </div>
      <div className="app-substitutes__actions">{children}</div>
      {note}
    </li>
  );
}

/** Why a replacement is one, in the words of the distributor. */
function Note({ data, proposal: { id, name, note } }: { data: SubstitutesData; proposal: Proposal }) {
  if (!data.canChange) return note === "" ? null : <p className="app-substitutes__note">{note}</p>;
  return (
    <Form method="post" preventScrollReset className="app-substitutes__note">
      <Ranking data={data} ids={data.own} />
      <input type="hidden" name="noteOf" value={id} />
      <input
        className="app-input"
        name="note"
        key={note}
        defaultValue={note}
        maxLength={200}
        autoComplete="off"
        placeholder={TEXTS.notePlaceholder}
        aria-label={fill(TEXTS.noteOf, { product: name })}
      />
      <button
        type="submit"
        name="intent"
        value="substitutes"
        className="gs-button"
        aria-label={fill(TEXTS.saveNoteOf, { product: name })}
      >
        {TEXTS.saveNote}
      </button>
    </Form>
  );
}

/** Puts a replacement before or after its neighbour, or takes it out. */
function Rank({ data, proposal: { id, name } }: { data: SubstitutesData; proposal: Proposal }) {
  const { own } = data;
  const place = own.findIndex((one) => one.id === id);
  return (
    <>
      {place > 0 && (
        <Change data={data} ids={swapped(own, place - 1)} label={fill(TEXTS.up, { product: name })}>
          <IconArrowUp size={18} stroke={1.75} aria-hidden />
        </Change>
      )}
      {place < own.length - 1 && (
        <Change data={data} ids={swapped(own, place)} label={fill(TEXTS.down, { product: name })}>
          <IconArrowDown size={18} stroke={1.75} aria-hidden />
        </Change>
      )}
      <Change
        data={data}
        ids={own.filter((one) => one.id !== id)}
        label={fill(TEXTS.remove, { product: name })}
      >
        <IconTrash size={18} stroke={1.75} aria-hidden />
      </Change>
    </>
  );
}

/** Names a proposal as a replacement, after those that are. */
function Choose({ data, proposal: { id, name } }: { data: SubstitutesData; proposal: Proposal }) {
  return (
    <Form method="post" preventScrollReset>
      <Ranking data={data} ids={[...data.own, { id, note: "" }]} />
      <button
        type="submit"
        name="intent"
        value="substitutes"
        className="gs-button"
        aria-label={fill(TEXTS.choose, { product: name })}
      >
        {TEXTS.chooseShort}
      </button>
    </Form>
  );
}

function Change({
  data,
  ids,
  label,
  children,
}: {
  data: SubstitutesData;
  ids: SubstitutesData["own"];
  label: string;
  children: React.ReactNode;
}) {
  return (
    <Form method="post" preventScrollReset>
      <Ranking data={data} ids={ids} />
      <button
        type="submit"
        name="intent"
        value="substitutes"
        className="app-row-action"
        aria-label={label}
        title={label}
      >
        {children}
      </button>
    </Form>
  );
}

/** The ranking that a form asks for, beside the one that the person saw; the page's action answers it. */
function Ranking({ data: { product, own }, ids }: { data: SubstitutesData; ids: SubstitutesData["own"] }) {
  const ranking = { substitutes: ids, before: own.map((one) => one.id) };
  return (
    <>
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="ranking" value={JSON.stringify(ranking)} />
    </>
  );
}

function swapped(own: SubstitutesData["own"], at: number): SubstitutesData["own"] {
  const moved = own.slice(at, at + 2).reverse();
  return [...own.slice(0, at), ...moved, ...own.slice(at + 2)];
}

function KitsOf({ kits, unsafeKits }: SubstitutesData["proposals"][number]) {
  const checked = kits.filter(({ findings }) => findings !== null).length;
  if (kits.length === 0) return <span className="app-quiet">{TEXTS.unchecked}</span>;
  return (
    <details>
      <summary>
        {unsafeKits > 0 ? (
          <span className="gs-badge gs-badge--danger">
            {fill(TEXTS.unsafe, { count: String(unsafeKits), total: String(kits.length) })}
          </span>
        ) : (
          <span className="gs-badge gs-badge--ok">
            {checked === 1 ? TEXTS.safeOne : fill(TEXTS.safe, { count: String(checked) })}
          </span>
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
  const power = powerW === null ? [] : [powerW === 0 ? TEXTS.samePower : signedWatts(powerW)];
  return [...power, cents === 0 ? TEXTS.samePrice : signedCents(cents)].join(" · ");
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
