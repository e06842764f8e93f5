import { expect, test } from "vitest";
import type { EmailContent, EmailKind } from "#domain/access/email-schema.ts";
import { ThemeSchema } from "#domain/theme/theme-schema.ts";
import { renderEmail } from "./render-email.ts";

const ORIGIN = "https://sol.portal.test";
const AT = "2026-11-21T17:05:00.000Z";
const LETTERHEAD = {
  theme: ThemeSchema.parse({}),
  distributorName: "Sol Nascente",
  portalOrigin: ORIGIN,
  timeZone: "America/Sao_Paulo",
};

const person = { name: "Marina" };
const company = { ...person, companyName: "Volt Engenharia" };
const budget = {
  ...person,
  type: "budget" as const,
  code: "ORC-000012",
  requestName: "Casa da praia",
  status: "Em negociação",
  totalCents: 1_100_050,
  link: `${ORIGIN}/budgets/detail/1`,
  preferencesLink: `${ORIGIN}/info/user#notificacoes`,
};
const order = { ...budget, type: "order" as const, code: "PED-000003", link: `${ORIGIN}/requests/detail/1` };
const UNPAID = {
  ...person,
  ...{ code: "PED-000001", openCents: 1_234_560, link: `${ORIGIN}/checkout/1?v=2` },
};

const CONTENTS: { [Kind in EmailKind]: Extract<EmailContent, { kind: Kind }> } = {
  passwordRecovery: {
    kind: "passwordRecovery",
    ...person,
    link: `${ORIGIN}/recover/1?a=1&b=2`,
    expiresAt: AT,
  },
  registrationReceived: {
    kind: "registrationReceived",
    ...company,
    statusLink: `${ORIGIN}/status/1`,
    verifyLink: `${ORIGIN}/verify/1`,
  },
  registrationKnown: {
    kind: "registrationKnown",
    ...person,
    signInLink: `${ORIGIN}/login`,
    recoverLink: `${ORIGIN}/recover`,
  },
  registrationApproved: { kind: "registrationApproved", ...company, signInLink: `${ORIGIN}/login` },
  registrationRefused: {
    kind: "registrationRefused",
    ...company,
    reason: "CNPJ inapto",
    statusLink: `${ORIGIN}/status/1`,
  },
  verifyEmail: { kind: "verifyEmail", ...person, link: `${ORIGIN}/verify/1` },
  siteCode: { kind: "siteCode", ...person, digits: "042195", site: "telhado.example" },
  siteLead: {
    ...{ kind: "siteLead", name: "", visitorName: "Marina Alves", visitorEmail: "marina@cliente.test" },
    ...{ telephone: "+5562987654321", site: "telhado.example", place: "Anápolis/GO", billCents: 45_000 },
    ...{ system: "3,34 kWp, 428 kWh", savingCents: 38_250, message: "Ligue depois das 18 h" },
  },
  emailChanged: { kind: "emailChanged", ...person, newEmail: "nova@volt.test" },
  passwordChanged: { kind: "passwordChanged", ...person, at: AT, recoverLink: `${ORIGIN}/recover` },
  secondFactorChanged: { kind: "secondFactorChanged", ...person, change: "disabled", at: AT },
  newDevice: {
    kind: "newDevice",
    ...person,
    device: "Firefox no Linux",
    at: AT,
    sessionsLink: `${ORIGIN}/me`,
  },
  supportAccess: {
    kind: "supportAccess",
    ...person,
    operatorName: "Olga Reis",
    reason: "Chamado 42",
    until: AT,
  },
  erasureScheduled: {
    kind: "erasureScheduled",
    ...person,
    dueOn: "2026-12-06",
    cancelLink: `${ORIGIN}/me/privacy`,
  },
  budgetApproval: {
    kind: "budgetApproval",
    ...person,
    senderName: "Davi Lopes",
    code: "ORC-000001",
    link: `${ORIGIN}/aprovar/1`,
    lastOn: "2026-12-05",
  },
  paymentReceipt: {
    kind: "paymentReceipt",
    ...person,
    code: "PED-000001",
    paidCents: 1_234_560,
    link: `${ORIGIN}/checkout/1`,
  },
  paymentDue: { kind: "paymentDue", ...UNPAID, dueOn: "2026-12-06" },
  paymentOverdue: { kind: "paymentOverdue", ...UNPAID, dueOn: "2026-12-06" },
  paymentRest: { kind: "paymentRest", ...UNPAID },
  notificationDigest: {
    kind: "notificationDigest",
    ...person,
    summary: "2 novos pedidos",
    lines: [
      { text: "Novo pedido · PED-000002: Casa", link: `${ORIGIN}/requests/detail/2` },
      { text: "Novo pedido · PED-000001: visite www.golpe.test", link: `${ORIGIN}/requests/detail/1` },
    ],
    listLink: `${ORIGIN}/info/notifications`,
    preferencesLink: `${ORIGIN}/info/user#notificacoes`,
  },
  budgetSaved: { kind: "budgetSaved", ...budget, expiresOn: "2026-12-06" },
  orderPlaced: { kind: "orderPlaced", ...order },
  statusChanged: { kind: "statusChanged", ...order, statusBefore: "Novo", message: null },
  agreementChanged: { kind: "agreementChanged", ...budget, beforeCents: 1_200_000 },
  budgetAnswered: {
    kind: "budgetAnswered",
    ...budget,
    ...{
      decision: "changeAsked",
      answererName: "Rui www.golpe.test",
      version: "2",
      comment: "Outro inversor",
    },
  },
  discountAsked: {
    kind: "discountAsked",
    ...budget,
    askerName: "Bia Reis",
    askedPct: "12.5",
    reason: "Concorrente www.golpe.test",
  },
  discountDecided: { kind: "discountDecided", ...budget, decision: "approved", note: "Só desta vez" },
  purchaseAsked: {
    kind: "purchaseAsked",
    ...budget,
    askerName: "Bia Reis",
    ...{ limitCents: 5_000_000, usedCents: 4_200_000, reason: "Obra da www.golpe.test" },
  },
  purchaseDecided: { kind: "purchaseDecided", ...budget, decision: "refused", note: "Espere o mês que vem" },
  expiryNear: { kind: "expiryNear", ...budget, expiresOn: "2026-12-06" },
  budgetOver: { kind: "budgetOver", ...budget, expiresOn: "2026-12-06" },
  paymentConfirmed: { kind: "paymentConfirmed", ...order },
  shipmentSent: {
    kind: "shipmentSent",
    ...order,
    ...{ items: "2 × Módulo 550 W", carrier: null, trackingCode: "RS123", expectedOn: "2026-12-06" },
  },
  shipmentDelivered: { kind: "shipmentDelivered", ...order, items: "2 × Módulo", receivedBy: "Zé da obra" },
  claimMade: { kind: "claimMade", ...order, items: "1 × Módulo", receivedBy: "Zé www.golpe.test" },
  claimAnswered: {
    kind: "claimAnswered",
    ...order,
    ...{ items: "1 × Módulo", outcome: "replaced", answer: "Sai amanhã." },
  },
};

const OF_BUDGET = ["/budgets/detail/1", "/info/user#notificacoes"] as const;
const OF_ORDER = ["/requests/detail/1", "/info/user#notificacoes"] as const;

/** Addresses that the HTML leads to, as a browser reads them. */
function linksOf(html: string): string[] {
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  return [...new Set(links)];
}

// Subject, a fact and the links of each kind, written by hand from the texts. 17:05 UTC is 14:05 in São Paulo.
test.each([
  ["passwordRecovery", "Crie uma nova senha", "até 21/11/2026 14:05", ["/recover/1?a=1&b=2"]],
  [
    "registrationReceived",
    "Recebemos o cadastro de Volt Engenharia",
    "está em análise",
    ["/verify/1", "/status/1"],
  ],
  [
    "registrationKnown",
    "Você já tem uma conta em Sol Nascente",
    "já existe uma conta",
    ["/login", "/recover"],
  ],
  ["registrationApproved", "Cadastro aprovado: Volt Engenharia", "foi aprovado", ["/login"]],
  [
    "registrationRefused",
    "O cadastro de Volt Engenharia não foi aprovado",
    "Motivo: CNPJ inapto",
    ["/status/1"],
  ],
  ["verifyEmail", "Confirme o seu e-mail", "usá-lo em Sol Nascente", ["/verify/1"]],
  ["siteCode", "042195 é o seu código", "continuar em telhado.example é 042195", []],
  ["emailChanged", "O e-mail da sua conta mudou", "mudou para nova@volt.test", []],
  ["passwordChanged", "A sua senha mudou", "mudou em 21/11/2026 14:05", ["/recover"]],
  [
    "secondFactorChanged",
    "Verificação em duas etapas desativada",
    "desativada na sua conta em Sol Nascente, em 21/11/2026 14:05",
    [],
  ],
  ["newDevice", "Novo acesso à sua conta", "Firefox no Linux, em 21/11/2026 14:05", ["/me"]],
  ["supportAccess", "O suporte acessou uma conta de Sol Nascente", "Olga Reis, do suporte", []],
  ["erasureScheduled", "A sua conta será excluída em 06/12/2026", "excluídos em 06/12/2026", ["/me/privacy"]],
  [
    "notificationDigest",
    "Não lidas em Sol Nascente: 2 novos pedidos",
    "Novo pedido · PED-000001: visite www. golpe. test", // what others type is no link
    ["/requests/detail/2", "/requests/detail/1", "/info/notifications", "/info/user#notificacoes"],
  ],
  ["budgetSaved", "Orçamento ORC-000012 salvo", "Vale até 06/12/2026.", OF_BUDGET],
  ["orderPlaced", "Pedido PED-000003 gerado", "O pedido PED-000003 (“Casa da praia”) foi gerado", OF_ORDER],
  ["statusChanged", "PED-000003: Em negociação", "passou de “Novo” para “Em negociação”", OF_ORDER],
  [
    "agreementChanged",
    "ORC-000012 mudou de valor ou de frete",
    "Valor de antes: R$\u00A012.000,00",
    OF_BUDGET,
  ],
  [
    "budgetAnswered",
    "Mudança pedida: ORC-000012",
    "teve uma mudança pedida por Rui www. golpe. test, na versão 2.",
    OF_BUDGET,
  ],
  [
    "discountAsked",
    "Desconto de 12,5% para aprovar: ORC-000012",
    "Motivo: Concorrente www. golpe. test",
    OF_BUDGET,
  ],
  ["discountDecided", "Desconto aprovado: ORC-000012", "Observação de quem decidiu: Só desta vez", OF_BUDGET],
  ["budgetOver", "Orçamento ORC-000012 venceu", "venceu em 06/12/2026", OF_BUDGET],
  ["paymentConfirmed", "Pagamento confirmado: PED-000003", "O pagamento foi confirmado.", OF_ORDER],
  ["shipmentSent", "PED-000003 a caminho", "Previsto para 06/12/2026.", OF_ORDER],
  ["shipmentDelivered", "PED-000003: recebimento confirmado", "recebido por Zé da obra", OF_ORDER],
  ["claimMade", "PED-000003: ocorrência no recebimento", "por Zé www. golpe. test", OF_ORDER],
  ["claimAnswered", "PED-000003: ocorrência respondida", "terminou assim: Será reposto.", OF_ORDER],
  [
    "paymentDue",
    "Pedido PED-000001: pagamento até 06/12/2026",
    "de R$\u00A012.345,60, vence em 06/12/2026.",
    ["/checkout/1?v=2"],
  ],
  [
    "paymentOverdue",
    "O pagamento do pedido PED-000001 venceu",
    "venceu em 06/12/2026 e ainda não foi confirmado.",
    ["/checkout/1?v=2"],
  ],
  [
    "paymentRest",
    "Pedido PED-000001: falta uma parte do pagamento",
    "está paga. Faltam R$\u00A012.345,60.",
    ["/checkout/1?v=2"],
  ],
  ["purchaseAsked", "Compra para aprovar: ORC-000012", "Limite: R$\u00A050.000,00", OF_BUDGET],
  [
    "purchaseDecided",
    "Compra recusada: ORC-000012",
    "Comentário de quem decidiu: Espere o mês que vem",
    OF_BUDGET,
  ],
  ["expiryNear", "Orçamento ORC-000012 vence em 06/12/2026", "Valor: R$\u00A011.000,50", OF_BUDGET],
] as const)("%s has its subject, facts and links in HTML and text", (kind, subject, fact, paths) => {
  const email = renderEmail(CONTENTS[kind], LETTERHEAD);
  const links = paths.map((path) => ORIGIN + path);
  expect(email.subject).toBe(subject);
  expect(email.html).toContain(`<title>${subject}</title>`);
  expect(email.html).toContain(fact);
  expect(email.text).toContain(fact);
  expect(email.text).toContain("Olá, Marina.");
  expect(linksOf(email.html)).toEqual(links);
  for (const link of links) expect(email.text.split("\n").map((line) => line.trim())).toContain(link);
  expect(`${email.subject}${email.text}`).not.toMatch(/[{}]/);
});

test.each([
  ["enabled", "Verificação em duas etapas ativada"],
  ["disabled", "Verificação em duas etapas desativada"],
  ["recoveryCodeUsed", "Código de recuperação usado"],
] as const)("a second factor that is %s is told as “%s”", (change, subject) => {
  const content = { ...CONTENTS.secondFactorChanged, change };
  expect(renderEmail(content, LETTERHEAD).subject).toBe(subject);
});

test("hostile names stay text in HTML", () => {
  const hostile = `<img src=x onerror="alert('1')">&lt;`;
  const content = { ...CONTENTS.registrationReceived, name: hostile, companyName: hostile };
  const { html } = renderEmail(content, { ...LETTERHEAD, distributorName: hostile });
  expect(html).not.toContain("<img");
  expect(html).toContain("Olá, &lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;lt;.");
});

test("a company's name with line breaks makes a subject of one line", () => {
  const content = {
    ...CONTENTS.registrationApproved,
    companyName: "Volt\r\nBcc: eve@evil.test\u2028\u202EX",
  };
  const { subject, text } = renderEmail(content, LETTERHEAD);
  expect(subject).toBe("Cadastro aprovado: Volt Bcc: eve@evil. test X");
  expect(text).toContain("O cadastro de Volt Bcc: eve@evil. test X em Sol Nascente foi aprovado.");
});

test.each([
  ["Ganhe já: https://evil.com/x", "Ganhe já: https evil. com/x"],
  ["Comércio S.A.", "Comércio S.A."],
  ["J.Silva", "J. Silva"],
])("the name %s is written so that no mail program makes a link of it: %s", (name, written) => {
  const { text } = renderEmail({ ...CONTENTS.verifyEmail, name }, LETTERHEAD);
  expect(text).toContain(`Olá, ${written}.`);
});

test("a person without a name is greeted without one", () => {
  const { html, text } = renderEmail({ ...CONTENTS.verifyEmail, name: " " }, LETTERHEAD);
  expect(text).toContain("\n\nOlá.\n\n");
  expect(html).toContain(">Olá.</p>");
});

test("a name that looks like a placeholder is not filled in", () => {
  const { text } = renderEmail({ ...CONTENTS.verifyEmail, name: "{distributor}" }, LETTERHEAD);
  expect(text).toContain("Olá, {distributor}.");
});

test.each([
  "https://evil.test/login",
  "https://sol.portal.test.evil.test/login",
  "https://sol.portal.test@evil.test/login",
  "http://sol.portal.test/login",
  "https://sol.portal.test:8443/login",
])("the link %s leads out of the portal and is refused", (link) => {
  const first = { ...CONTENTS.registrationKnown, signInLink: link };
  const second = { ...CONTENTS.registrationKnown, recoverLink: link };
  expect(() => renderEmail(first, LETTERHEAD)).toThrow("leads out of the portal: registrationKnown");
  expect(() => renderEmail(second, LETTERHEAD)).toThrow("leads out of the portal: registrationKnown");
});

test.each([
  ["/brand/logo.png", "https://sol.portal.test/brand/logo.png"],
  ["https://files.test/logo.png?v=1&w=2", "https://files.test/logo.png?v=1&amp;w=2"],
])("the logo %s is shown from %s, with the name for who sees no pictures", (logo, src) => {
  const theme = ThemeSchema.parse({ logo });
  const { html } = renderEmail(CONTENTS.verifyEmail, { ...LETTERHEAD, theme });
  expect(html).toContain(`<img src="${src}" alt="Sol Nascente"`);
});

test.each([undefined, "/brand/logo.svg", "data:image/png;base64,AAAA", "javascript:alert(1)", "https://"])(
  "with %s as logo the distributor's name stands at the top",
  (logo) => {
    const theme = ThemeSchema.parse({ logo });
    const { html } = renderEmail(CONTENTS.verifyEmail, { ...LETTERHEAD, theme });
    expect(html).not.toContain("<img");
    expect(html).toContain(">Sol Nascente</td>");
  },
);

test.each([
  [{ primaryColor: "#fde047" }, "#fde047", "#1c1b19"], // near-black on yellow
  [{ primaryColor: "#fde047", buttonColor: "#1e1b4b" }, "#1e1b4b", "#ffffff"],
])("a button of %j has the ground %s and readable text %s", (colors, ground, text) => {
  const { html } = renderEmail(CONTENTS.verifyEmail, { ...LETTERHEAD, theme: ThemeSchema.parse(colors) });
  expect(html).toContain(
    `text-decoration:none;color:${text};background-color:${ground};border-radius:8px">Confirmar`,
  );
});

test("an e-mail knows the dark scheme, fits a narrow phone and loads nothing from elsewhere", () => {
  const { html } = renderEmail(CONTENTS.registrationReceived, LETTERHEAD);
  expect(html).toContain("@media (prefers-color-scheme:dark){.page{background-color:#141312!important}");
  expect(html).toContain("max-width:560px");
  expect(html).not.toMatch(/(?<!max-)width(?:="|:)\s*[3-9]\d\d/); // nothing is fixed wider than 320 px
  expect(html).not.toMatch(/<img|<script|<link|url\(|@import/);
});

test("the inbox shows the preheader, which the e-mail itself hides", () => {
  const { html } = renderEmail(CONTENTS.passwordRecovery, LETTERHEAD);
  expect(html).toContain('mso-hide:all">O link vale até 21/11/2026 14:05.</div>');
});

test("a line of a digest that leads out of the portal is not sent", () => {
  const lines = [{ text: "Novo pedido", link: "https://golpe.test/requests/detail/1" }];
  const content = { ...CONTENTS.notificationDigest, lines };
  expect(() => renderEmail(content, LETTERHEAD)).toThrow("leads out of the portal");
});

test("an e-mail about a budget leaves out what its reader may not see, and what nobody said", () => {
  const hidden = { ...CONTENTS.agreementChanged, totalCents: null, beforeCents: null };
  expect(renderEmail(hidden, LETTERHEAD).text).not.toContain("Valor");
  const unsaid = renderEmail({ ...CONTENTS.discountAsked, reason: null }, LETTERHEAD).text;
  expect(unsaid).not.toContain("Motivo");
  expect(unsaid).toContain("Valor com o desconto");
  expect(renderEmail({ ...CONTENTS.budgetSaved, expiresOn: null }, LETTERHEAD).text).not.toContain(
    "Vale até",
  );
});

test.each([
  ["accepted", "Orçamento aprovado: ORC-000012", "foi aprovado por Rui"],
  ["refused", "Orçamento recusado: ORC-000012", "foi recusado por Rui"],
] as const)(
  "a customer's answer %s is told as such, and one without a comment has none",
  (decision, subject, fact) => {
    const told = renderEmail({ ...CONTENTS.budgetAnswered, decision, comment: null }, LETTERHEAD);
    expect(told.subject).toBe(subject);
    expect(told.text).toContain(fact);
    expect(told.text).not.toContain("Comentário");
    expect(renderEmail(CONTENTS.budgetAnswered, LETTERHEAD).text).toContain("Comentário: Outro inversor");
  },
);

test("a change of status brings what the status tells the buyer", () => {
  const message = "Envie o comprovante para liberar a separação.";
  const told = renderEmail({ ...CONTENTS.statusChanged, message }, LETTERHEAD).text;
  expect(told).toContain(message);
  expect(renderEmail(CONTENTS.statusChanged, LETTERHEAD).text).not.toContain("{message}");
});

test("a refused discount is told as such, and a request without a name by its code", () => {
  const refused = { ...CONTENTS.discountDecided, decision: "refused", requestName: "" } as const;
  const { subject, text } = renderEmail(refused, LETTERHEAD);
  expect(subject).toBe("Desconto recusado: ORC-000012");
  expect(text).toContain("foi recusado. O valor continua o mesmo.");
  expect(text).toContain("\n\nO orçamento ORC-000012.\n\n");
});
