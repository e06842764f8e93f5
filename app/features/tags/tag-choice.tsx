import "./tags.css";
import { useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { TAGGED_TEXTS as TEXTS } from "#copy/tags.ts";
import { MAX_TAGS_ON } from "#domain/tags/tag.ts";
import { ColorMark } from "#app/ui/color-mark.tsx";
import { HiddenField, Tick } from "#app/ui/input.tsx";

/** A tag that a record may have, and what ties it to the record if it does. */
export interface TagOption {
  id: string;
  name: string;
  color: string;
  tagItemId: string | null;
}

/** Fields of a form that chooses the tags on a record: `tagIds`, and `seenTagIds` for those that it had when the choice
 *  began. */
export function TagChoice({ tags }: { tags: readonly TagOption[] }) {
  const [seen] = useState(tags.filter(({ tagItemId }) => tagItemId !== null).map(({ id }) => id));
  if (tags.length === 0) return <p className="app-quiet">{TEXTS.noneYet}</p>;
  return (
    <fieldset className="app-tag-choice">
      <legend className="gs-visually-hidden">{TEXTS.tags}</legend>
      <p className="app-quiet">{fill(TEXTS.hint, { most: String(MAX_TAGS_ON) })}</p>
      {seen.map((id) => (
        <HiddenField key={id} name="seenTagIds" value={id} />
      ))}
      <ul className="app-tag-choices">
        {tags.map(({ id, name, color }) => (
          <li key={id}>
            <label>
              <Tick name="tagIds" value={id} defaultChecked={seen.includes(id)} />
              <ColorMark color={color} />
              {name}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
