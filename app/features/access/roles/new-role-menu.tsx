import "#app/features/access/roles.css";
import { Link } from "@remix-run/react";
import { IconChevronDown } from "@tabler/icons-react";
import { ROLES_TEXTS as TEXTS } from "#copy/access/roles.ts";

const CHOICES = [
  { type: "staff", title: TEXTS.newStaff, hint: TEXTS.newStaffHint },
  { type: "integrator", title: TEXTS.newIntegrator, hint: TEXTS.newIntegratorHint },
] as const;

/** Closes an open menu on Escape or when the focus leaves it. */
function closeByLeaving(menu: HTMLDetailsElement | null): void {
  if (menu === null) return;
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && menu.contains(relatedTarget))) menu.open = false;
  });
  menu.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
}

/** Menu that leads to a new role of either type. */
export function NewRoleMenu() {
  return (
    <details ref={closeByLeaving} className="app-new-role">
      <summary className="gs-button gs-button--primary">
        {TEXTS.newRole}
        <IconChevronDown size={16} stroke={1.75} aria-hidden />
      </summary>
      <ul className="gs-panel app-new-role__choices" aria-label={TEXTS.newRoleType}>
        {CHOICES.map(({ type, title, hint }) => (
          <li key={type}>
            <Link to={`/settings/Roles/edit/novo?tipo=${type}`} prefetch="intent">
              <strong>{title}</strong>
              <small>{hint}</small>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
