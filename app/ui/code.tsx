/** A code of a product, a kit, a budget or an order: never broken, in plain figures. */
export function Code({ children }: { children: string | undefined }) {
  return <span className="app-one-code">{children}</span>;
}
