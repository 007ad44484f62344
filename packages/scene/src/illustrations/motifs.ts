import type { IllustrationName } from '@deckloom/themes'
import type { Easel } from './easel.ts'
import { atom } from './motifs/atom.ts'
import { ball } from './motifs/ball.ts'
import { balloon } from './motifs/balloon.ts'
import { ballot } from './motifs/ballot.ts'
import { battery } from './motifs/battery.ts'
import { beach } from './motifs/beach.ts'
import { bee } from './motifs/bee.ts'
import { bicycle } from './motifs/bicycle.ts'
import { bird } from './motifs/bird.ts'
import { blocks } from './motifs/blocks.ts'
import { books } from './motifs/books.ts'
import { bread } from './motifs/bread.ts'
import { bridge } from './motifs/bridge.ts'
import { bulb } from './motifs/bulb.ts'
import { bus } from './motifs/bus.ts'
import { cake } from './motifs/cake.ts'
import { calendar } from './motifs/calendar.ts'
import { camera } from './motifs/camera.ts'
import { car } from './motifs/car.ts'
import { cart } from './motifs/cart.ts'
import { cat } from './motifs/cat.ts'
import { chat } from './motifs/chat.ts'
import { checklist } from './motifs/checklist.ts'
import { chess } from './motifs/chess.ts'
import { chip } from './motifs/chip.ts'
import { classroom } from './motifs/classroom.ts'
import { clock } from './motifs/clock.ts'
import { coffee } from './motifs/coffee.ts'
import { coins } from './motifs/coins.ts'
import { compass } from './motifs/compass.ts'
import { contract } from './motifs/contract.ts'
import { cow } from './motifs/cow.ts'
import { crane } from './motifs/crane.ts'
import { crowd } from './motifs/crowd.ts'
import { dashboard } from './motifs/dashboard.ts'
import { desert } from './motifs/desert.ts'
import { desk } from './motifs/desk.ts'
import { dna } from './motifs/dna.ts'
import { dog } from './motifs/dog.ts'
import { factory } from './motifs/factory.ts'
import { fields } from './motifs/fields.ts'
import { film } from './motifs/film.ts'
import { fire } from './motifs/fire.ts'
import { fish } from './motifs/fish.ts'
import { flag } from './motifs/flag.ts'
import { flats } from './motifs/flats.ts'
import { flower } from './motifs/flower.ts'
import { forest } from './motifs/forest.ts'
import { gears } from './motifs/gears.ts'
import { gift } from './motifs/gift.ts'
import { graduation } from './motifs/graduation.ts'
import { greenhouse } from './motifs/greenhouse.ts'
import { handshake } from './motifs/handshake.ts'
import { harbour } from './motifs/harbour.ts'
import { heart } from './motifs/heart.ts'
import { hospital } from './motifs/hospital.ts'
import { house } from './motifs/house.ts'
import { key } from './motifs/key.ts'
import { kitchen } from './motifs/kitchen.ts'
import { lab } from './motifs/lab.ts'
import { laptop } from './motifs/laptop.ts'
import { lighthouse } from './motifs/lighthouse.ts'
import { lock } from './motifs/lock.ts'
import { magnifier } from './motifs/magnifier.ts'
import { mail } from './motifs/mail.ts'
import { map } from './motifs/map.ts'
import { market } from './motifs/market.ts'
import { meal } from './motifs/meal.ts'
import { meeting } from './motifs/meeting.ts'
import { megaphone } from './motifs/megaphone.ts'
import { microscope } from './motifs/microscope.ts'
import { mosaic } from './motifs/mosaic.ts'
import { museum } from './motifs/museum.ts'
import { music } from './motifs/music.ts'
import { network } from './motifs/network.ts'
import { newspaper } from './motifs/newspaper.ts'
import { night } from './motifs/night.ts'
import { orbit } from './motifs/orbit.ts'
import { paint } from './motifs/paint.ts'
import { peaks } from './motifs/peaks.ts'
import { phone } from './motifs/phone.ts'
import { plane } from './motifs/plane.ts'
import { podium } from './motifs/podium.ts'
import { puzzle } from './motifs/puzzle.ts'
import { rain } from './motifs/rain.ts'
import { recycle } from './motifs/recycle.ts'
import { river } from './motifs/river.ts'
import { road } from './motifs/road.ts'
import { robot } from './motifs/robot.ts'
import { rocket } from './motifs/rocket.ts'
import { satellite } from './motifs/satellite.ts'
import { scales } from './motifs/scales.ts'
import { sea } from './motifs/sea.ts'
import { server } from './motifs/server.ts'
import { shoe } from './motifs/shoe.ts'
import { skyline } from './motifs/skyline.ts'
import { solar } from './motifs/solar.ts'
import { stage } from './motifs/stage.ts'
import { stethoscope } from './motifs/stethoscope.ts'
import { suitcase } from './motifs/suitcase.ts'
import { sun } from './motifs/sun.ts'
import { target } from './motifs/target.ts'
import { telescope } from './motifs/telescope.ts'
import { tools } from './motifs/tools.ts'
import { toys } from './motifs/toys.ts'
import { train } from './motifs/train.ts'
import { tree } from './motifs/tree.ts'
import { trophy } from './motifs/trophy.ts'
import { truck } from './motifs/truck.ts'
import { vaccine } from './motifs/vaccine.ts'
import { volcano } from './motifs/volcano.ts'
import { warehouse } from './motifs/warehouse.ts'
import { wind } from './motifs/wind.ts'
import { wine } from './motifs/wine.ts'
import { winter } from './motifs/winter.ts'

/** How each motif is drawn; a missing one is a type error. */
export const motifs: Readonly<Record<IllustrationName, (easel: Easel) => void>> = {
  peaks,
  sea,
  river,
  forest,
  skyline,
  harbour,
  lighthouse,
  network,
  greenhouse,
  desk,
  crowd,
  blocks,
  orbit,
  books,
  bicycle,
  warehouse,
  lab,
  fields,
  bridge,
  wind,
  solar,
  road,
  meeting,
  dashboard,
  mosaic,
  coins,
  coffee,
  dog,
  cat,
  bulb,
  target,
  rocket,
  handshake,
  calendar,
  clock,
  trophy,
  house,
  plane,
  train,
  car,
  hospital,
  classroom,
  graduation,
  tools,
  gears,
  phone,
  laptop,
  server,
  lock,
  mail,
  map,
  compass,
  flag,
  scales,
  ballot,
  museum,
  stage,
  music,
  camera,
  paint,
  ball,
  shoe,
  beach,
  desert,
  winter,
  rain,
  night,
  volcano,
  tree,
  flower,
  bee,
  bird,
  fish,
  cow,
  microscope,
  dna,
  atom,
  robot,
  satellite,
  telescope,
  gift,
  cart,
  bread,
  market,
  kitchen,
  truck,
  factory,
  flats,
  stethoscope,
  fire,
  heart,
  recycle,
  megaphone,
  chat,
  checklist,
  puzzle,
  chess,
  key,
  battery,
  magnifier,
  suitcase,
  newspaper,
  film,
  meal,
  wine,
  cake,
  balloon,
  crane,
  chip,
  toys,
  bus,
  sun,
  contract,
  podium,
  vaccine,
}
