import { Menu } from "@mantine/core";
import { Form, Link } from "@remix-run/react";
import {
  IconBuilding,
  IconFileText,
  IconLock,
  IconLogout,
  IconUser,
  type TablerIcon,
} from "@tabler/icons-react";
import type { MouseEvent } from "react";
import { SHELL_TEXTS } from "#copy/portal.ts";
import { USER_MENU_TITLES } from "#copy/spec/shell.ts";

export interface UserMenuProps {
  name: string;
  surname: string;
  email: string;
  /** Pages of one's own that the person has. */
  links: readonly UserMenuLink[];
}

/** An entry of the menu, by what it leads to. */
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

/** Narrower than this, a document opens in the same tab. */
const EXTRA_SMALL_PX = 576;

/** Who is signed in, the pages of one's own, and the way out. */
export function UserMenu({ name, surname, email, links }: UserMenuProps) {
  const initials = name.charAt(0) + surname.charAt(0);
  return (
    <Menu position="bottom-end" width={260} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className="app-avatar" aria-label={`${initials}, ${SHELL_TEXTS.userMenu}`}>
          {initials}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className="app-user-menu__person">
          <strong>
            {name} {surname}
          </strong>
          <span>{email}</span>
        </div>
        <Menu.Divider />
        {links.map((link) => (
          <UserMenuItem key={link.to} {...link} />
        ))}
        {links.length > 0 && <Menu.Divider />}
        <Form method="post" action="/logout" reloadDocument>
          <Menu.Item type="submit" leftSection={<IconLogout size={18} stroke={1.75} aria-hidden />}>
            {USER_MENU_TITLES.logout}
          </Menu.Item>
        </Form>
      </Menu.Dropdown>
    </Menu>
  );
}

function UserMenuItem({ to, path }: UserMenuLink) {
  const Icon = ICONS[to];
  const leftSection = <Icon size={18} stroke={1.75} aria-hidden />;
  if (to !== "terms") {
    return (
      <Menu.Item component={Link} to={path} leftSection={leftSection}>
        {TITLES[to]}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item
      component="a"
      href={path}
      target="_blank"
      rel="noopener"
      leftSection={leftSection}
      onClick={openHereWhenSmall}
    >
      {TITLES[to]}
    </Menu.Item>
  );
}

/** On a phone another tab is a place to get lost in. */
function openHereWhenSmall(event: MouseEvent<HTMLAnchorElement>): void {
  if (window.innerWidth >= EXTRA_SMALL_PX) return;
  event.preventDefault();
  window.location.assign(event.currentTarget.href);
}
