import "#app/ui/beside.css";
import "./side-bar-editor.css";
import { SIDE_BAR_TEXTS } from "#copy/shell/frame.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { pageEntry, type PageName } from "#domain/access/pages.ts";
import { MenuIcon } from "./menu-icon.tsx";
import type { SideBarEntry } from "./side-bar-entry.ts";

/** The menu as an integrator with all permissions sees it. */
export function SideBarPreview({ entries }: { entries: readonly SideBarEntry[] }) {
  return (
    <aside className="app-beside__aside" aria-label={SIDE_BAR_TEXTS.preview}>
      <h2 className="app-heading">{SIDE_BAR_TEXTS.preview}</h2>
      <p className="app-small">{SIDE_BAR_TEXTS.previewHint}</p>
      <ul className="app-side-bar__menu app-stack app-gap-0">
        {entries.filter(isPage).map(({ name, title }) => (
          <li key={name} className="app-side-bar__entry app-row app-gap-12">
            <MenuIcon name={pageEntry(name).icon ?? "home"} />
            {title.trim() === "" ? PAGE_TITLES[name] : title.trim()}
          </li>
        ))}
      </ul>
    </aside>
  );
}

function isPage(entry: SideBarEntry): entry is SideBarEntry & { name: PageName } {
  return Object.hasOwn(PAGE_TITLES, entry.name);
}
