import "./side-bar-editor.css";
import { SIDE_BAR_TEXTS } from "#copy/frame.ts";
import { PAGE_TITLES } from "#copy/portal.ts";
import { pageEntry, type PageName } from "#domain/access/pages.ts";
import { MenuIcon } from "./menu-icon.tsx";
import type { SideBarEntry } from "./side-bar-entry.ts";

/** The menu as an integrator with every permission sees it. */
export function SideBarPreview({ entries }: { entries: readonly SideBarEntry[] }) {
  return (
    <aside className="app-side-bar__preview" aria-label={SIDE_BAR_TEXTS.preview}>
      <h2 className="app-step__title">{SIDE_BAR_TEXTS.preview}</h2>
      <p className="app-step__hint">{SIDE_BAR_TEXTS.previewHint}</p>
      <ul className="app-side-bar__menu">
        {entries.filter(isPage).map(({ name, title }) => (
          <li key={name} className="app-side-bar__entry">
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
