import { newId } from "#worker/scope.ts";
import { runSql } from "./database.ts";
import { createListener, type Listener } from "./notification-rows.ts";
import { giveOwnRole } from "./role-rows.ts";

/** Creates a company of its own at the first demo distributor, with a manager and a person without a label. */
export async function createCompany(): Promise<{ id: string; manager: Listener; buyer: Listener }> {
  const id = newId("int");
  const digits = String(Date.now()).slice(-8);
  await runSql(
    `insert into integrator (distributor_id, id, company_name, cnpj, email, status, company_permissions, created_at)
      select distributor_id, ?, 'Horizonte Obras', ?, email, 'enable', company_permissions, created_at
      from integrator where id = (select integrator_id from user where email = 'integrador@solnascente.test')`,
    [id, `${digits}${String(Math.floor(Math.random() * 1_000_000)).padStart(6, "0")}`],
  );
  const [manager, buyer] = [await createListener("integrador"), await createListener("integrador")];
  await giveOwnRole(buyer.id, (permissions) => permissions);
  await runSql("update role set content = '{}' where id = ?", [`rol_${buyer.id}`]);
  await runSql("update user set integrator_id = ? where id in (?, ?)", [id, manager.id, buyer.id]);
  await runSql("update user set name = 'Bia', surname = 'Reis' where id = ?", [buyer.id]);
  return { id, manager, buyer };
}
