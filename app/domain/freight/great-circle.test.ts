import { expect, test } from "vitest";
import { greatCircleKm, roadTenthsOfKm } from "./great-circle.ts";

const GOIANIA = { latitude: -16.686, longitude: -49.264 };
const BRASILIA = { latitude: -15.779, longitude: -47.929 };
const MANAUS = { latitude: -3.119, longitude: -60.022 };

test("the way over the earth's surface, checked against published distances of cities", () => {
  // A quarter of a meridian: 90 degrees of a circle of 6 371.0088 km.
  expect(greatCircleKm({ latitude: 0, longitude: 0 }, { latitude: 90, longitude: 0 })).toBeCloseTo(
    10_007.557,
    2,
  );
  expect(greatCircleKm({ latitude: 0, longitude: -180 }, { latitude: 0, longitude: 180 })).toBeCloseTo(0, 6);
  expect(greatCircleKm(GOIANIA, GOIANIA)).toBe(0);
  expect(greatCircleKm(GOIANIA, BRASILIA)).toBeGreaterThan(173);
  expect(greatCircleKm(GOIANIA, BRASILIA)).toBeLessThan(176);
  expect(greatCircleKm(BRASILIA, GOIANIA)).toBe(greatCircleKm(GOIANIA, BRASILIA));
  expect(greatCircleKm(GOIANIA, MANAUS)).toBeGreaterThan(1_890);
  expect(greatCircleKm(GOIANIA, MANAUS)).toBeLessThan(1_925);
});

test("the way by road is the great circle times the factor, up to the next tenth of a km", () => {
  expect(roadTenthsOfKm(100, "1.3")).toBe(1_300);
  expect(roadTenthsOfKm(100.01, "1")).toBe(1_001);
  expect(roadTenthsOfKm(0, "1.3")).toBe(0);
});
