/** Fixed ids of the demo distributors, by slug. */
export const DEMO_DISTRIBUTOR_IDS = {
  solnascente: "dst_01ke70ehg02xq2gn87ts9ja3vp",
  nortesul: "dst_01ke70ehg0t94s37ardhkwnbs4",
  mercado: "dst_01ke70ehg0ptsee3s4nc7w7k46",
} as const;

export type DemoSlug = keyof typeof DEMO_DISTRIBUTOR_IDS;

/** Publishable key of the demo distributor's widgets. */
export const DEMO_WIDGET_KEY = `pk_${DEMO_DISTRIBUTOR_IDS.solnascente}_msyh9wtcfvpab6a75dw6jcn5`;

/** Id of that key. */
export const DEMO_WIDGET_KEY_ID = "wdk_01ke70ehg0w1dgetkey0sunr1se";

/** Sites that may use the widget key: the demo site on its default port. */
export const DEMO_WIDGET_ORIGINS: readonly string[] = ["http://localhost:8788", "http://127.0.0.1:8788"];

/** API key of the local network of carriers. Its endings change the network's behaviour: `-lenta` never answers,
 *  `-quebrada` fails, `-instavel` fails every other time, `-ocupada` has too many calls, `-ilegivel` answers
 *  unreadably, `-contraditoria` has negative prices, `-vazia` has no carriers. */
export const DEMO_CARRIER_KEY = "girassol-demo";

/** Access token of the local payment provider. Its endings change the provider's behaviour: `-lenta` never answers,
 *  `-quebrada` fails, `-instavel` fails every other time, `-ilegivel` answers unreadably. */
export const DEMO_PAYMENT_TOKEN = "TEST-girassol-demo";
/** Secret with which the local payment provider signs what it tells. */
export const DEMO_PAYMENT_SECRET = "segredo-girassol-demo";

/** Password of every demo account. */
export const DEMO_PASSWORD = "Girassol#2026";

export interface DemoAccount {
  /** Slug of the distributor; null for the platform. */
  distributor: DemoSlug | null;
  email: string;
  what: string;
}

/** Demo accounts, the most useful first. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { distributor: "solnascente", email: "integrador@solnascente.test", what: "integrator, manager" },
  {
    distributor: "solnascente",
    email: "vendedor@solnascente.test",
    what: "integrator, seller with few permissions",
  },
  { distributor: "solnascente", email: "admin@solnascente.test", what: "admin" },
  { distributor: "solnascente", email: "equipe@solnascente.test", what: "staff, every permission" },
  { distributor: "solnascente", email: "vendas@solnascente.test", what: "staff, requests only" },
  { distributor: "solnascente", email: "diego@raioclaro.test", what: "applicant, waits" },
  { distributor: "solnascente", email: "renata@triangulosolar.test", what: "applicant, waits" },
  { distributor: "solnascente", email: "sergio@voltagemboa.test", what: "applicant, refused" },
  { distributor: "nortesul", email: "admin@nortesul.test", what: "admin" },
  { distributor: "nortesul", email: "integrador@nortesul.test", what: "integrator" },
  { distributor: "nortesul", email: "iara@tapajossolar.test", what: "applicant, waits" },
  { distributor: "mercado", email: "admin@mercado.test", what: "admin" },
  { distributor: "mercado", email: "integrador@mercado.test", what: "integrator" },
  { distributor: null, email: "plataforma@girassol.test", what: "platform, signs in at /plataforma" },
];
