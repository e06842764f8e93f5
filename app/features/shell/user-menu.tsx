import { Menu } from "@mantine/core";
import { Form } from "@remix-run/react";
import { IconLogout } from "@tabler/icons-react";
import { SHELL_TEXTS } from "#copy/portal.ts";
import { USER_MENU_TITLES } from "#copy/spec/shell.ts";

export interface UserMenuProps {
  name: string;
  surname: string;
  email: string;
}

/** Who is signed in, and the way out. */
export function UserMenu({ name, surname, email }: UserMenuProps) {
  const initials = name.charAt(0) + surname.charAt(0);
  return (
    <Menu position="bottom-end" width={260} withinPortal={false}>
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
        <Form method="post" action="/logout">
          <Menu.Item type="submit" leftSection={<IconLogout size={18} stroke={1.75} aria-hidden />}>
            {USER_MENU_TITLES.logout}
          </Menu.Item>
        </Form>
      </Menu.Dropdown>
    </Menu>
  );
}
