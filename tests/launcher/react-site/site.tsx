import { Checkout, KitBuyer, themeProps } from "@girassol/widgets";
import type {
  CheckoutPort,
  KitPort,
  OrderDetails,
  OrderPayment,
  Theme,
  WidgetEvent,
} from "@girassol/widgets";

interface ShopProps {
  port: KitPort;
  theme: Theme;
  onEvent?: (event: WidgetEvent) => void;
}

/** A shop on somebody else's site, in the distributor's colours. */
export function Shop({ port, theme, onEvent }: ShopProps) {
  return (
    <div id="shop" {...themeProps(theme, "dark")}>
      <KitBuyer port={port} onEvent={onEvent} headingLevel={2} id="kits" />
    </div>
  );
}

interface PaymentProps {
  port: CheckoutPort;
  order: OrderDetails;
  payment: OrderPayment;
}

/** A page of the same site that pays an order. */
export function Payment({ port, order, payment }: PaymentProps) {
  return <Checkout order={order} initialPayment={payment} port={port} />;
}
