import type { MenuIconName, PageGroup } from "#domain/access/pages.ts";
import sprite from "./menu-icons.svg?url";

/** Icon of a page or group in the menu. The icons are one cached file: as components they were a sixth of the frame's
 *  program, and as paths a part of every page. */
export function MenuIcon({ name }: { name: MenuIconName | PageGroup }) {
  return (
    <svg width={20} height={20} aria-hidden>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
