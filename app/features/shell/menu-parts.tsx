import { Link, useLocation } from "@remix-run/react";
import { IconExternalLink } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { MENU_GROUP_TITLES, TOP_BAR_TEXTS } from "#copy/shell/frame.ts";
import { SHELL_TAGS } from "#copy/spec/shell.ts";
import type { MenuGroup, MenuPage } from "#domain/access/menu.ts";
import { MenuIcon } from "./menu-icon.tsx";
import { isAtMenuPage } from "./menu-place.ts";
import { Button } from "#app/ui/button.tsx";

/** A page in the menu. In the narrow menu, pointer or focus shows its title. */
export function MenuPageLink({
  page,
  title,
  onNavigate,
}: {
  page: MenuPage;
  title: string;
  onNavigate: () => void;
}) {
  const { pathname } = useLocation();
  return (
    <li className={page.isDivided ? "app-menu__divided" : undefined}>
      <Link
        to={page.path}
        className="app-menu__link"
        prefetch="intent"
        aria-current={isAtMenuPage(pathname, page.path) ? "page" : undefined}
        onClick={onNavigate}
      >
        <MenuIcon name={page.icon} />
        <span className="app-menu__title">{title}</span>
        {page.isBeta && <span className="app-menu__tag">{SHELL_TAGS.beta}</span>}
      </Link>
    </li>
  );
}

/** A group whose pages are on a page of their own: a link to that page, and below it the pages that a search finds. */
export function MenuHomeLink({
  group,
  path,
  onNavigate,
  children,
}: {
  group: MenuGroup;
  path: string;
  onNavigate: () => void;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const isCurrent = children === null ? isAtMenuPage(pathname, path) : pathname === path;
  return (
    <li className={group.isDivided ? "app-menu__divided" : undefined}>
      <Link
        to={path}
        className="app-menu__link"
        prefetch="intent"
        aria-current={isCurrent ? "page" : undefined}
        onClick={onNavigate}
      >
        <MenuIcon name={group.name} />
        <span className="app-menu__title">{MENU_GROUP_TITLES[group.name]}</span>
      </Link>
      {children !== null && <ul className="app-stack app-menu__list app-menu__list--inner">{children}</ul>}
    </li>
  );
}

/** A link to an address outside the portal. */
export function OutsideLink({ href, title }: { href: string; title: string }) {
  return (
    <li>
      <a className="app-menu__link" href={href} target="_blank" rel="noopener noreferrer">
        <OutsideTitle>{title}</OutsideTitle>
      </a>
    </li>
  );
}

/** Button that signs the person in to the external shop, in a new tab. */
export function SingleSignOnEntry({ title }: { title: string }) {
  return (
    <li>
      <form method="post" action="/sso" target="_blank" rel="noopener">
        <Button type="submit" kind="bare" className="app-menu__link">
          <OutsideTitle>{title}</OutsideTitle>
        </Button>
      </form>
    </li>
  );
}

function OutsideTitle({ children }: { children: ReactNode }) {
  return (
    <>
      <IconExternalLink size={20} stroke={1.75} aria-hidden />
      <span className="app-menu__title">{children}</span>
      <span className="gs-visually-hidden"> ({TOP_BAR_TEXTS.newTab})</span>
    </>
  );
}
