import "./stock.css";
import { Form } from "@remix-run/react";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { fill } from "#copy/shared/fill.ts";
import { SUBSTITUTE_TEXTS as TEXTS } from "#copy/stock/stock.ts";
import type { Proposal, SubstitutesData } from "./substitutes-data.ts";
import { HiddenField, Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

/** The distributor's note on a substitute. */
export function Note({ data, proposal: { id, name, note } }: { data: SubstitutesData; proposal: Proposal }) {
  if (!data.canChange) return note === "" ? null : <p className="app-substitutes__note">{note}</p>;
  return (
    <Form method="post" preventScrollReset className="app-substitutes__note">
      <Ranking data={data} ids={data.own} />
      <HiddenField name="noteOf" value={id} />
      <Input
        name="note"
        key={note}
        defaultValue={note}
        maxLength={200}
        autoComplete="off"
        placeholder={TEXTS.notePlaceholder}
        aria-label={fill(TEXTS.noteOf, { product: name })}
      />
      <Button
        type="submit"
        name="intent"
        value="substitutes"
        aria-label={fill(TEXTS.saveNoteOf, { product: name })}
      >
        {TEXTS.saveNote}
      </Button>
    </Form>
  );
}

/** Moves a substitute up or down, or removes it. */
export function Rank({ data, proposal: { id, name } }: { data: SubstitutesData; proposal: Proposal }) {
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

/** Adds a proposal to the substitutes, at the end. */
export function Choose({ data, proposal: { id, name } }: { data: SubstitutesData; proposal: Proposal }) {
  return (
    <Form method="post" preventScrollReset>
      <Ranking data={data} ids={[...data.own, { id, note: "" }]} />
      <Button
        type="submit"
        name="intent"
        value="substitutes"
        aria-label={fill(TEXTS.choose, { product: name })}
      >
        {TEXTS.chooseShort}
      </Button>
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
  children: ReactNode;
}) {
  return (
    <Form method="post" preventScrollReset>
      <Ranking data={data} ids={ids} />
      <Button type="submit" name="intent" value="substitutes" kind="sign" aria-label={label} title={label}>
        {children}
      </Button>
    </Form>
  );
}

/** The requested ranking together with the one that the person saw; the page's action saves it. */
function Ranking({ data: { product, own }, ids }: { data: SubstitutesData; ids: SubstitutesData["own"] }) {
  const ranking = { substitutes: ids, before: own.map((one) => one.id) };
  return (
    <>
      <HiddenField name="productId" value={product.id} />
      <HiddenField name="ranking" value={JSON.stringify(ranking)} />
    </>
  );
}

function swapped(own: SubstitutesData["own"], at: number): SubstitutesData["own"] {
  const moved = own.slice(at, at + 2).reverse();
  return [...own.slice(0, at), ...moved, ...own.slice(at + 2)];
}
