import * as z from "zod";
import { ThemeSchema } from "#domain/theme/theme-schema.ts";
import { PAYMENT_TYPES } from "#domain/payment-methods/payment-method.ts";
import { FREIGHT_PROVIDERS } from "#domain/settings/delivery-settings-schema.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const PublicThemeSchema = z.object({
  /** Changes with every change of the theme. */
  version: z.string(),
  title: z.string(),
  metaDescription: z.string(),
  companyTheme: ThemeSchema.pick({
    primaryColor: true,
    secondaryColor: true,
    buttonColor: true,
    iconColor: true,
    angleLinearGradient: true,
    colorOneLinearGradient: true,
    colorTwoLinearGradient: true,
    loginTheme: true,
  }),
  frontendSettings: z.object({ favicon: z.string() }),
  term: z.string().optional(),
  integrations: ThemeSchema.shape.integrations,
  deliveryIntegrations: z.array(z.enum(FREIGHT_PROVIDERS)),
  /** Only for people who may open it. */
  dashboardBIUrl: z.string().optional(),
  paymentHub: z.object({
    status: z.boolean(),
    antifraud: z.boolean(),
    methods: z.array(z.object({ method: z.enum(PAYMENT_TYPES), active: z.boolean() })),
    providers: z.array(z.string()),
    notIntegratedPayments: z.object({
      paymentDetailsEnable: z.boolean(),
      agreementTermsConfirmationText: z.string(),
    }),
  }),
  saleSetting: z.object({ checkoutPayment: z.boolean() }),
  theme: ThemeSchema.omit({ dashboardBIUrl: true }),
});

export const readThemeRoute = createApiRoute(
  {
    method: "get",
    path: "/app/open/theme",
    summary: "Theme of the distributor that the host or the key names",
    tag: "Theme",
    access: "open",
    answer: PublicThemeSchema,
  },
  ({ services }) => services.theme.readPublic(),
);
