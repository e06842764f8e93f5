import "./catalog.css";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { PRODUCT_FIELD_LABELS } from "#copy/catalog/catalog.ts";
import { PRODUCT_MERGE_TEXTS as TEXTS } from "#copy/catalog/products.ts";
import { productField, type ProductFieldKey } from "#domain/catalog/product-fields.ts";
import type { FieldConflict } from "#domain/catalog/product-form.ts";
import type { ProductMergeAnswer } from "./product-answer.ts";
import { HiddenField, Tick } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

type Side = "mine" | "theirs";

/** Merges the changes of two people: for each differing field, the person chooses a side. */
export function ProductMerge({ answer, path }: { answer: ProductMergeAnswer; path: string }) {
  const { conflicts } = answer;
  const isBusy = useNavigation().state === "submitting";
  const title = useRef<HTMLHeadingElement>(null);
  const [sides, setSides] = useState<Partial<Record<ProductFieldKey, Side>>>({});
  useEffect(() => {
    title.current?.focus();
  }, []);
  const chooseAll = (side: Side) => {
    setSides(Object.fromEntries(conflicts.map(({ key }) => [key, side])));
  };
  return (
    <Form method="post" className="app-stack app-merge">
      <HiddenField name="intent" value="merge" />
      <HiddenField name="mine" value={JSON.stringify(answer.mine)} />
      <HiddenField name="theirs" value={JSON.stringify(answer.theirs)} />
      <HiddenField name="base" value={JSON.stringify(answer.base)} />
      <HiddenField name="version" value={answer.version} />
      <NoticeBox as="div" tone="warn" role="alert">
        <div>
          <h2 ref={title} tabIndex={-1} className="app-subheading">
            {TEXTS.title}
          </h2>
          <p>{conflicts.length === 0 ? TEXTS.same : TEXTS.text}</p>
        </div>
      </NoticeBox>
      {conflicts.length > 0 && (
        <>
          <div className="app-row app-merge__all">
            {(["mine", "theirs"] as const).map((side) => (
              <Button
                key={side}
                onClick={() => {
                  chooseAll(side);
                }}
              >
                {side === "mine" ? TEXTS.allMine : TEXTS.allTheirs}
              </Button>
            ))}
          </div>
          <Panel as="div">
            {conflicts.map((conflict) => (
              <Choice
                key={conflict.key}
                conflict={conflict}
                side={sides[conflict.key] ?? conflict.suggested}
                onChoose={(side) => {
                  setSides({ ...sides, [conflict.key]: side });
                }}
              />
            ))}
          </Panel>
        </>
      )}
      <div className="app-row app-row--end app-merge__actions">
        <LinkButton to={path} reloadDocument>
          {TEXTS.cancel}
        </LinkButton>
        <Button type="submit" kind="primary" aria-busy={isBusy} disabled={isBusy}>
          {isBusy ? TEXTS.saving : TEXTS.save}
        </Button>
      </div>
    </Form>
  );
}

function Choice({
  conflict,
  side,
  onChoose,
}: {
  conflict: FieldConflict;
  side: Side;
  onChoose: (side: Side) => void;
}) {
  const { key, base, mine, theirs } = conflict;
  const isOfBoth = mine !== base && theirs !== base;
  return (
    <fieldset className="app-merge__field">
      <legend>
        {PRODUCT_FIELD_LABELS[key]}
        {isOfBoth && <Badge tone="warn">{TEXTS.both}</Badge>}
      </legend>
      <p className="app-small app-wrap app-wide">
        {TEXTS.base}: {shown(key, base)}
      </p>
      {(["mine", "theirs"] as const).map((one) => (
        <label key={one} className="app-choice">
          <Tick
            type="radio"
            name={`side.${key}`}
            value={one}
            checked={side === one}
            onChange={() => {
              onChoose(one);
            }}
          />
          <span>
            <small>{TEXTS[one]}</small>
            <strong>{shown(key, conflict[one])}</strong>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** A value as the form formats it, with its unit. */
function shown(key: ProductFieldKey, text: string): string {
  if (text === "") return TEXTS.empty;
  const field = productField(key);
  if (field.kind === "money") return `R$ ${text}`;
  return field.kind === "number" && field.unit !== undefined ? `${text} ${field.unit}` : text;
}
