import { NavLink } from "@remix-run/react";
import { useState } from "react";
import { PAGE_TITLES, SHELL_TEXTS } from "#copy/portal.ts";
import { SHELL_TAGS } from "#copy/spec/shell.ts";
import type { PageEntry, PageName } from "#domain/access/pages.ts";
import { foldText } from "#app/lib/fold-text.ts";
import { MenuIcon } from "./menu-icon.tsx";

export interface MenuEntry {
  name: PageName;
  path: string;
  icon: NonNullable<PageEntry["icon"]>;
  beta: boolean;
  dividerBefore: boolean;
}

/** The menu of the pages that the person may open, narrowed by title. */
export function SideMenu({ entries, onNavigate }: { entries: readonly MenuEntry[]; onNavigate: () => void }) {
  const [search, setSearch] = useState("");
  const shown = entries.filter(({ name }) => foldText(PAGE_TITLES[name]).includes(foldText(search)));
  return (
    <nav className="app-menu" aria-label={SHELL_TEXTS.mainMenu}>
      <input
        className="app-input app-menu__search"
        type="search"
        placeholder={SHELL_TEXTS.searchMenu}
        aria-label={SHELL_TEXTS.searchMenu}
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
        }}
      />
      <ul className="app-menu__list">
        {shown.map(({ name, path, icon, beta, dividerBefore }) => (
          <li key={name} className={dividerBefore ? "app-menu__divided" : undefined}>
            <NavLink
              to={path}
              className="app-menu__link"
              title={PAGE_TITLES[name]}
              prefetch="intent"
              onClick={onNavigate}
            >
              <MenuIcon name={icon} />
              <span className="app-menu__title">{PAGE_TITLES[name]}</span>
              {beta && <span className="app-menu__tag">{SHELL_TAGS.beta}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="app-menu__nothing">{SHELL_TEXTS.nothingInMenu}</p>}
    </nav>
  );
}
