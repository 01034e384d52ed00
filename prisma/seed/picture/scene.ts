import { randomFrom } from "../random.ts";
import { eventChairs, soundSystem } from "./event.ts";
import { auditorium, classroom, gazebo, grandHall, meetingRoom } from "./hall.ts";
import { label } from "./label.ts";
import { beachVilla, dormitory, forestCabin, guestHouse } from "./lodging.ts";
import * as machine from "./machine.ts";
import { lights, schemes } from "./palette.ts";
import { bedroom, bunkRoom, diningRoom } from "./room.ts";
import { picture } from "./svg.ts";

/** Everything that can be drawn. */
export const scenes = {
  guestHouse,
  beachVilla,
  forestCabin,
  dormitory,
  bedroom,
  bunkRoom,
  diningRoom,
  grandHall,
  auditorium,
  meetingRoom,
  classroom,
  gazebo,
  crawlerExcavator: machine.crawlerExcavator,
  wheelExcavator: machine.wheelExcavator,
  bulldozer: machine.bulldozer,
  motorGrader: machine.motorGrader,
  vibroRoller: machine.vibroRoller,
  backhoeLoader: machine.backhoeLoader,
  forklift: machine.forklift,
  dumpTruck: machine.dumpTruck,
  soundSystem,
  eventChairs,
} as const;

export type SceneName = keyof typeof scenes;

/** The scene as SVG; a variant always looks the same, two variants differ in light, colours and details. */
export function draw(scene: SceneName, variant: number): string {
  const light = lights[variant % lights.length];
  const scheme = schemes[(variant * 5 + 1) % schemes.length];
  if (light === undefined || scheme === undefined) throw new RangeError(`There is no variant ${variant}.`);
  return picture([...scenes[scene](light, scheme, randomFrom(variant * 7919 + 17)), label()]);
}
