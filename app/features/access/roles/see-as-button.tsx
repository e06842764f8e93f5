import { Form } from "@remix-run/react";
import { ROLES_TEXTS } from "#copy/access/roles.ts";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

/** Shows the portal to an administrator as people with a role see it.
 *  @param name - of the role, for a button in a list of roles */
export function SeeAsButton({ roleId, name }: { roleId: string; name?: string }) {
  return (
    <Form method="post" action="/preview">
      <HiddenField name="roleId" value={roleId} />
      <Button type="submit" name="intent" value="start">
        {name === undefined ? ROLES_TEXTS.seeAsThis : ROLES_TEXTS.seeAs}
        {name !== undefined && <span className="gs-visually-hidden"> {name}</span>}
      </Button>
    </Form>
  );
}
