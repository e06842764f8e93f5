import { expect, test } from "vitest";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { readMails } from "#tests/factories/mail.ts";
import { callApi } from "#tests/setup/call-api.ts";

type Headers = Record<string, string>;

const readTheme = (host: string, headers: Headers = {}) =>
  callApi("GET", `http://${host}/app/open/theme`, { headers });

test("the host of the address names the distributor, with any port and in any case", async () => {
  const { slug } = await createTestDistributor();
  for (const host of [
    `${slug}.portal.test`,
    `${slug}.portal.test:8787`,
    `${slug.toUpperCase()}.PORTAL.TEST`,
  ]) {
    expect((await readTheme(host)).data).toMatchObject({ title: `Distribuidora ${slug}` });
  }
});

test("a host that only looks like a distributor's names nobody", async () => {
  const { slug } = await createTestDistributor();
  const hosts = [
    `${slug}.portal.test.ladrao.test`,
    `ladrao-${slug}.portal.test`,
    `a.${slug}.portal.test`,
    `${slug}portal.test`,
    "ladrao.test",
  ];
  for (const host of hosts) expect((await readTheme(host)).status).toBe(404);
});

test("what a proxy would say of the host is not believed", async () => {
  const { slug } = await createTestDistributor();
  const other = await createTestDistributor();
  const said: Headers[] = ["x-forwarded-host", "x-host", "x-original-host", "host"].map((name) => ({
    [name]: `${slug}.portal.test`,
  }));
  for (const headers of [...said, { forwarded: `host=${slug}.portal.test` }]) {
    expect((await readTheme("ladrao.test", headers)).status).toBe(404);
    const there = await readTheme(`${other.slug}.portal.test`, headers);
    expect(there.data).toMatchObject({ title: `Distribuidora ${other.slug}` });
  }
});

test("a link that is mailed leads to the host that was asked, whatever a header says", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const path = `http://${owner.slug}.portal.test/app/open/recoverPassword/${encodeURIComponent(user.email)}`;
  const headers = { "x-forwarded-host": "ladrao.test", host: "ladrao.test", origin: "https://ladrao.test" };
  expect((await callApi("GET", path, { headers })).status).toBe(200);
  const mails = JSON.stringify(await readMails(owner, user.email));
  expect(mails).toContain(`http://${owner.slug}.portal.test/`);
  expect(mails).not.toContain("ladrao");
});
