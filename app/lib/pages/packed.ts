declare const unpacked: unique symbol;

/** Plain data of a page as one text. The framework's format has a browser walk along each value of what a page loads in
 *  one task; thousands of them are worth packing. */
export type Packed<Value> = string & { readonly [unpacked]: Value };

/** Packs data of JSON's own types. */
export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value) as Packed<Value>;
}

/** What was packed. */
export function unpack<Value>(text: Packed<Value>): Value {
  return JSON.parse(text) as Value;
}
