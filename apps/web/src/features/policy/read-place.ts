import { type Place, roundPlace } from "@retribusi/contract/features/policy/policy.place";

/**
 * A place as maps copy it, “-6.914744, 107.609810”: latitude and longitude in degrees. Nothing for anything else, as for one
 * degree with a comma for its point.
 */
export function readPlace(text: string): Place | undefined {
  const [, latitude, longitude] = /^\s*\(?(-?\d+\.\d+)[,;\s]\s*(-?\d+\.\d+)\)?\s*$/u.exec(text) ?? [];
  return latitude && longitude ? roundPlace(Number(latitude), Number(longitude)) : undefined;
}
