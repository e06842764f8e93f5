/** A point on the earth in degrees. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** Mean radius of the earth.
 *  @source IUGG, mean radius R1 */
const EARTH_RADIUS_KM = 6371.0088;

/** Shortest distance over the earth's surface between two points in km, by the haversine formula.
 *  @example greatCircleKm({ latitude: -16.686, longitude: -49.264 }, { latitude: -15.794, longitude: -47.882 }) //
 *    177.778… */
export function greatCircleKm(from: GeoPoint, to: GeoPoint): number {
  const [fromLatitude, toLatitude] = [radians(from.latitude), radians(to.latitude)];
  const halfLatitude = Math.sin((toLatitude - fromLatitude) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord = halfLatitude ** 2 + Math.cos(fromLatitude) * Math.cos(toLatitude) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Road distance in tenths of a km, rounded up: the great-circle distance times the distributor's road factor.
 *  @param roadFactor - decimal text, 1 or more
 *  @example roadTenthsOfKm(100, "1.3") // 1_300 */
export function roadTenthsOfKm(greatCircle: number, roadFactor: string): number {
  // Rounding to ten decimals first keeps floating-point noise from lifting a whole number by one.
  return Math.ceil(Number((greatCircle * 10 * Number(roadFactor)).toFixed(10)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
