import "./tags.css";
import "#app/ui/order-list.css";
import { Form, Link } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { TAG_TEXTS as TEXTS, TAG_USE_TEXTS } from "#copy/tags.ts";
import type { TagParent } from "#domain/tags/tag.ts";
import type { Tag } from "#domain/tags/tag-schema.ts";
import { Button } from "#app/ui/button.tsx";
import { ColorMark } from "#app/ui/color-mark.tsx";
import { HiddenField, Input } from "#app/ui/input.tsx";
import { OrderForm } from "#app/ui/order-form.tsx";
import { type TagAnswer, TagForm, TagLinks, TagRemoval } from "./tag-form.tsx";

export interface TagListProps {
  kind: TagParent;
  search: string;
  tags: readonly Tag[];
  /** The tag that is edited in its place, and the one that is to be deleted. */
  editedId: string | null;
  deletedId: string | null;
  answer: TagAnswer | undefined;
  /** Address of the list, with its search. */
  base: string;
}

/** Tags of a kind in an order that can be changed; one of them may be edited in its place. */
export function TagList({ kind, search, tags, editedId, deletedId, answer, base }: TagListProps) {
  const isPlain = editedId === null && deletedId === null && search === "";
  return (
    <>
      <TagSearch kind={kind} search={search} />
      {tags.length === 0 && search !== "" && (
        <p className="app-quiet">{fill(TEXTS.found, { text: search })}</p>
      )}
      {isPlain ? (
        <OrderForm key={kind} rows={tags} nameOf={({ name }) => name} isInSearch>
          {(tag) => <TagRow tag={tag} base={base} />}
        </OrderForm>
      ) : (
        <ul className="app-tag-list">
          {tags.map((tag) => (
            <li key={tag.id}>
              {tag.id === editedId ? (
                <TagForm
                  key={answer?.key}
                  title={fill(TEXTS.editTitle, { name: tag.name })}
                  tag={tag}
                  answer={answer}
                  backTo={base}
                />
              ) : tag.id === deletedId ? (
                <TagRemoval tag={tag} backTo={base} />
              ) : (
                <TagRow tag={tag} base={base} />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function TagRow({ tag: { id, name, color, uses, parentType }, base }: { tag: Tag; base: string }) {
  const words = TAG_USE_TEXTS[parentType][uses === 0 ? "none" : uses === 1 ? "one" : "many"];
  return (
    <div className="app-tag-row">
      <ColorMark color={color} />
      <strong>{name}</strong>
      <span className="app-quiet app-tag-row__uses">{fill(words, { count: String(uses) })}</span>
      <TagLinks id={id} name={name} base={base} />
    </div>
  );
}

function TagSearch({ kind, search }: { kind: TagParent; search: string }) {
  return (
    <Form className="app-tag-search" role="search">
      <HiddenField name="type" value={kind} />
      <label>
        <span className="gs-visually-hidden">{TEXTS.search}</span>
        <Input
          key={search}
          type="search"
          name="search"
          placeholder={TEXTS.search}
          defaultValue={search}
          maxLength={80}
        />
      </label>
      <Button type="submit">{TEXTS.searchSubmit}</Button>
      {search !== "" && <Link to={`?type=${kind}`}>{TEXTS.clear}</Link>}
    </Form>
  );
}
