import "./tags.css";
import { TAGGED_TEXTS } from "#copy/tags.ts";
import { ColorMark } from "#app/ui/color-mark.tsx";

/** The tags on a record; nothing without any. */
export function TagChips({ tags }: { tags: readonly { id: string; name: string; color: string }[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="app-tags" aria-label={TAGGED_TEXTS.tags}>
      {tags.map(({ id, name, color }) => (
        <li key={id} className="app-tag">
          <ColorMark color={color} />
          {name}
        </li>
      ))}
    </ul>
  );
}
