import { Form, Link } from "@remix-run/react";
import {
  IconBuilding,
  IconFileText,
  IconLock,
  IconLogout,
  IconUser,
  type TablerIcon,
} from "@tabler/icons-react";
import { type MouseEvent, useId, useRef } from "react";
import { SHELL_TEXTS } from "#copy/shell/portal.ts";
import { USER_MENU_TITLES } from "#copy/spec/shell.ts";
import type { Appearance } from "#domain/access/preferences-schema.ts";
import { ColorSchemeChoice } from "../account/color-scheme-choice.tsx";
import { popover, popoverTarget } from "#app/ui/popover.ts";
import { useMenuKeys } from "./use-menu-keys.ts";
import { Button } from "#app/ui/button.tsx";

export interface Person {
  name: string;
  surname: string;
  email: string;
  /** The person's own pages. */
  links: readonly UserMenuLink[];
  /** Path that signs out. It names the sign-in page, in case the session has already ended. */
  signOutPath: string;
}

/** An entry of the user menu. */
export interface UserMenuLink {
  to: "ownData" | "ownCompany" | "password" | "terms" | "account";
  path: string;
}

const ICONS = {
  ownData: IconUser,
  account: IconUser,
  ownCompany: IconBuilding,
  password: IconLock,
  terms: IconFileText,
} as const satisfies Record<UserMenuLink["to"], TablerIcon>;

const TITLES = {
  ...USER_MENU_TITLES,
  account: SHELL_TEXTS.account,
} as const satisfies Record<UserMenuLink["to"], string>;

/** Below this width in pixels, documents open in the same tab. */
const EXTRA_SMALL_PX = 576;

export interface UserMenuProps extends Person {
  colorScheme: Appearance["colorScheme"];
}

/** The user menu: name, own pages, appearance, and sign-out. It opens before JavaScript. */
export function UserMenu({ name, surname, email, links, signOutPath, colorScheme }: UserMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const onKeyDown = useMenuKeys(menu);
  const initials = name.charAt(0) + surname.charAt(0);
  return (
    <>
      <Button
        kind="icon"
        className="app-avatar"
        aria-haspopup="menu"
        aria-label={`${initials}, ${SHELL_TEXTS.userMenu}`}
        {...popoverTarget(id)}
      >
        {initials}
      </Button>
      <div
        ref={menu}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={SHELL_TEXTS.userMenu}
        className="gs-panel app-popover app-user-menu"
        onKeyDown={onKeyDown}
        {...popover()}
      >
        <div className="app-stack app-gap-0 app-user-menu__person">
          <strong>
            {name} {surname}
          </strong>
          <span>{email}</span>
        </div>
        {links.map((link) => (
          <UserMenuItem
            key={link.to}
            {...link}
            onChoose={() => {
              menu.current?.hidePopover();
            }}
          />
        ))}
        <ColorSchemeChoice current={colorScheme} />
        <Form method="post" action={signOutPath} reloadDocument>
          <Button type="submit" role="menuitem" kind="bare" className="app-user-menu__item">
            <IconLogout size={18} stroke={1.75} aria-hidden />
            {USER_MENU_TITLES.logout}
          </Button>
        </Form>
      </div>
    </>
  );
}

function UserMenuItem({ to, path, onChoose }: UserMenuLink & { onChoose: () => void }) {
  const Icon = ICONS[to];
  const content = (
    <>
      <Icon size={18} stroke={1.75} aria-hidden />
      {TITLES[to]}
    </>
  );
  if (to !== "terms") {
    return (
      <Link to={path} role="menuitem" className="app-user-menu__item" onClick={onChoose}>
        {content}
      </Link>
    );
  }
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener"
      role="menuitem"
      className="app-user-menu__item"
      onClick={openHereWhenSmall}
    >
      {content}
    </a>
  );
}

/** Opens a document in the same tab on small screens, where a new tab is easily lost. */
function openHereWhenSmall(event: MouseEvent<HTMLAnchorElement>): void {
  if (window.innerWidth >= EXTRA_SMALL_PX) return;
  event.preventDefault();
  window.location.assign(event.currentTarget.href);
}
