import { expect, test } from "vitest";
import { buildDistributor, buildRoleHolder, buildUser } from "#tests/factories/actor.ts";
import { mayAccess } from "./may-access.ts";
import { WHATSAPP_SUPPORT, whatsAppLink } from "./whatsapp-link.ts";

test.each([
  ["123456789", null],
  ["1134567890", "https://wa.me/551134567890"],
  ["11987654321", "https://wa.me/5511987654321"],
  ["(11) 98765-4321", "https://wa.me/5511987654321"],
  ["5511987654321", null],
  ["+55 11 98765-4321", null],
  ["", null],
])("the number %j leads to the chat %j", (number, link) => {
  expect(whatsAppLink(number, null)).toBe(link);
});

test.each([
  ["Olá, preciso de ajuda & preço", "?text=Ol%C3%A1%2C%20preciso%20de%20ajuda%20%26%20pre%C3%A7o"],
  [" 1 + 1 = 2? ", "?text=1%20%2B%201%20%3D%202%3F"],
  ["cortado \ud83d", "?text=cortado%20%EF%BF%BD"],
  ["😀", "?text=%F0%9F%98%80"],
  ["  ", ""],
  ["", ""],
])("the chat opens with the message %j", (message, query) => {
  expect(whatsAppLink("11987654321", message)).toBe(`https://wa.me/5511987654321${query}`);
});

test.each([
  ["an integrator who holds the key", buildRoleHolder("integrator", ["support.whatsApp"]), true],
  ["an integrator who does not", buildRoleHolder("integrator", ["order"]), false],
  ["staff", buildRoleHolder("staff", ["support.whatsApp"]), false],
  ["the administrator", buildUser(), false],
] as const)("%s finds the support button: %s, and nobody while user roles are off", (_, actor, finds) => {
  const withRoles = buildDistributor({ actions: { userRoles: true } });
  expect(mayAccess(actor, withRoles, WHATSAPP_SUPPORT)).toBe(finds);
  expect(mayAccess(actor, buildDistributor(), WHATSAPP_SUPPORT)).toBe(false);
});
