import type { Theme } from './types.ts'

/** After dark; glowing spheres and thin orbits. */
export const nocturne: Theme = {
  id: 'nocturne',
  name: 'Nocturne',
  mood: 'after dark; glowing spheres and thin orbits',
  goodFor: 'product launches, AI and developer talks, keynotes on a big screen',
  kind: 'house',
  defaultVariant: 'dark',
  heading: { family: 'Sora', weight: 600 },
  body: { family: 'Inter', weight: 400, strong: 600 },

  sizeScale: 1,
  tracking: -0.025,
  radius: 18,
  bullet: 'disc',
  sectionFill: 'same',
  picture: 'bowl',
  tiles: 'decoration',
  light: {
    bg: '#F6F5FF',
    surface: '#E9E6FB',
    ink: '#17143A',
    muted: '#585384',
    title: '#17143A',
    line: '#CECDDC',
    accent1: '#5B3FE0',
    accent2: '#9B224B',
    accent3: '#366B77',
    accent4: '#A86500',
    accent5: '#309569',
    accent6: '#364173',
    onAccent1: '#FFFFFF',
    onAccent2: '#FFFFFF',
    onAccent3: '#FFFFFF',
    onAccent4: '#FFFFFF',
    onAccent5: '#17143A',
    onAccent6: '#FFFFFF',
    deco1: '#8B6CFF',
    deco2: '#FF6FB5',
    deco3: '#3AD6F0',
    deco4: '#17143A',
    deco5: '#C9BDFF',
    deco6: '#E9E6FB',
    accentText: '#5B3FE0',
  },
  dark: {
    bg: '#0A0A1C',
    surface: '#17172F',
    ink: '#F4F3FF',
    muted: '#ABA8D0',
    title: '#FFFFFF',
    line: '#343445',
    accent1: '#9A86FF',
    accent2: '#D76592',
    accent3: '#7BF0FF',
    accent4: '#FFC861',
    accent5: '#8AC594',
    accent6: '#ACA2C2',
    onAccent1: '#0A0A1C',
    onAccent2: '#0A0A1C',
    onAccent3: '#0A0A1C',
    onAccent4: '#0A0A1C',
    onAccent5: '#0A0A1C',
    onAccent6: '#0A0A1C',
    deco1: '#6C4DFF',
    deco2: '#FF4FA3',
    deco3: '#45D5EE',
    deco4: '#F4F3FF',
    deco5: '#3A2C8F',
    deco6: '#17172F',
    accentText: '#9A86FF',
  },
  decoration: {
    cover: [
      {
        d: 'M660 520C660 232.8 892.8 0 1180 0C1467.2 0 1700 232.8 1700 520C1700 807.2 1467.2 1040 1180 1040C892.8 1040 660 807.2 660 520Z',
        fill: {
          radial: [1180, 520, 520],
          stops: [
            { at: 0, token: 'deco1', alpha: 0.85 },
            { at: 0.55, token: 'deco1', alpha: 0.28 },
            { at: 1, token: 'deco1', alpha: 0 },
          ],
        },
      },
      {
        d: 'M460 80C460 -140.9 639.1 -320 860 -320C1080.9 -320 1260 -140.9 1260 80C1260 300.9 1080.9 480 860 480C639.1 480 460 300.9 460 80Z',
        fill: {
          radial: [860, 80, 400],
          stops: [
            { at: 0, token: 'deco2', alpha: 0.7 },
            { at: 0.5, token: 'deco2', alpha: 0.2 },
            { at: 1, token: 'deco2', alpha: 0 },
          ],
        },
      },
      {
        d: 'M754 350C754 247.3 837.3 164 940 164C1042.7 164 1126 247.3 1126 350C1126 452.7 1042.7 536 940 536C837.3 536 754 452.7 754 350Z',
        fill: {
          linear: [790, 200, 1100, 520],
          stops: [
            { at: 0, token: 'deco3' },
            { at: 0.5, token: 'deco1' },
            { at: 1, token: 'deco2' },
          ],
        },
      },
      {
        d: 'M711.7 451.9C692.8 409.6 779.7 329.6 905.7 273.3C1031.8 217 1149.4 205.7 1168.3 248.1C1187.2 290.4 1100.3 370.4 974.3 426.7C848.2 483 730.6 494.3 711.7 451.9Z',
        stroke: 'ink',
        strokeWidth: 1.25,
        alpha: 0.55,
      },
      {
        d: 'M655.1 477.2C630.8 422.8 738.6 321.7 896 251.4C1053.3 181.1 1200.6 168.3 1224.9 222.8C1249.2 277.2 1141.4 378.3 984 448.6C826.7 518.9 679.4 531.7 655.1 477.2Z',
        stroke: 'ink',
        strokeWidth: 1.25,
        alpha: 0.41,
      },
      {
        d: 'M598.5 502.5C568.8 435.9 697.6 313.7 886.2 229.5C1074.8 145.2 1251.8 130.9 1281.5 197.5C1311.2 264.1 1182.4 386.3 993.8 470.5C805.2 554.8 628.2 569.1 598.5 502.5Z',
        stroke: 'ink',
        strokeWidth: 1.25,
        alpha: 0.27,
      },
      {
        d: 'M708 468C708 463 712 459 717 459C722 459 726 463 726 468C726 473 722 477 717 477C712 477 708 473 708 468Z',
        fill: 'deco3',
      },
      {
        d: 'M1154 236C1154 228.3 1160.3 222 1168 222C1175.7 222 1182 228.3 1182 236C1182 243.7 1175.7 250 1168 250C1160.3 250 1154 243.7 1154 236Z',
        fill: 'deco2',
      },
      {
        d: 'M1096 140C1096 137.8 1097.8 136 1100 136C1102.2 136 1104 137.8 1104 140C1104 142.2 1102.2 144 1100 144C1097.8 144 1096 142.2 1096 140Z',
        fill: 'ink',
      },
      {
        d: 'M697 200C697 198.3 698.3 197 700 197C701.7 197 703 198.3 703 200C703 201.7 701.7 203 700 203C698.3 203 697 201.7 697 200Z',
        fill: 'ink',
      },
      {
        d: 'M1125 560C1125 558.3 1126.3 557 1128 557C1129.7 557 1131 558.3 1131 560C1131 561.7 1129.7 563 1128 563C1126.3 563 1125 561.7 1125 560Z',
        fill: 'ink',
      },
    ],
    section: [
      {
        d: 'M580 675C580 332.6 857.6 55 1200 55C1542.4 55 1820 332.6 1820 675C1820 1017.4 1542.4 1295 1200 1295C857.6 1295 580 1017.4 580 675Z',
        fill: {
          radial: [1200, 675, 620],
          stops: [
            { at: 0, token: 'deco1', alpha: 0.9 },
            { at: 0.5, token: 'deco1', alpha: 0.3 },
            { at: 1, token: 'deco1', alpha: 0 },
          ],
        },
      },
      {
        d: 'M280 700C280 468 468 280 700 280C932 280 1120 468 1120 700C1120 932 932 1120 700 1120C468 1120 280 932 280 700Z',
        fill: {
          radial: [700, 700, 420],
          stops: [
            { at: 0, token: 'deco2', alpha: 0.5 },
            { at: 1, token: 'deco2', alpha: 0 },
          ],
        },
      },
      {
        d: 'M950 675C950 536.9 1061.9 425 1200 425C1338.1 425 1450 536.9 1450 675C1450 813.1 1338.1 925 1200 925C1061.9 925 950 813.1 950 675Z',
        stroke: 'ink',
        strokeWidth: 1.25,
        alpha: 0.4,
      },
      {
        d: 'M870 675C870 492.7 1017.7 345 1200 345C1382.3 345 1530 492.7 1530 675C1530 857.3 1382.3 1005 1200 1005C1017.7 1005 870 857.3 870 675Z',
        stroke: 'ink',
        strokeWidth: 1.25,
        alpha: 0.32,
      },
      {
        d: 'M790 675C790 448.6 973.6 265 1200 265C1426.4 265 1610 448.6 1610 675C1610 901.4 1426.4 1085 1200 1085C973.6 1085 790 901.4 790 675Z',
        stroke: 'ink',
        strokeWidth: 1.25,
        alpha: 0.24,
      },
      {
        d: 'M710 675C710 404.4 929.4 185 1200 185C1470.6 185 1690 404.4 1690 675C1690 945.6 1470.6 1165 1200 1165C929.4 1165 710 945.6 710 675Z',
        stroke: 'ink',
        strokeWidth: 1.25,
        alpha: 0.16,
      },
      {
        d: 'M903.2 510C903.2 503.9 908.1 499 914.2 499C920.3 499 925.2 503.9 925.2 510C925.2 516.1 920.3 521 914.2 521C908.1 521 903.2 516.1 903.2 510Z',
        fill: 'deco3',
      },
    ],
    content: [
      {
        d: 'M840 0C840 -198.8 1001.2 -360 1200 -360C1398.8 -360 1560 -198.8 1560 0C1560 198.8 1398.8 360 1200 360C1001.2 360 840 198.8 840 0Z',
        fill: {
          radial: [1200, 0, 360],
          stops: [
            { at: 0, token: 'deco1', alpha: 0.42 },
            { at: 0.6, token: 'deco1', alpha: 0.1 },
            { at: 1, token: 'deco1', alpha: 0 },
          ],
        },
      },
      { d: 'M1128 0C1128 40 1160 72 1200 72', stroke: 'ink', strokeWidth: 1.25, alpha: 0.5 },
      {
        d: 'M1140 38C1140 35.8 1141.8 34 1144 34C1146.2 34 1148 35.8 1148 38C1148 40.2 1146.2 42 1144 42C1141.8 42 1140 40.2 1140 38Z',
        fill: 'deco3',
      },
    ],
    statement: [
      {
        d: 'M40 760C40 450.7 290.7 200 600 200C909.3 200 1160 450.7 1160 760C1160 1069.3 909.3 1320 600 1320C290.7 1320 40 1069.3 40 760Z',
        fill: {
          radial: [600, 760, 560],
          stops: [
            { at: 0, token: 'deco1', alpha: 0.75 },
            { at: 0.55, token: 'deco1', alpha: 0.2 },
            { at: 1, token: 'deco1', alpha: 0 },
          ],
        },
      },
      {
        d: 'M-380 0C-380 -209.9 -209.9 -380 0 -380C209.9 -380 380 -209.9 380 0C380 209.9 209.9 380 0 380C-209.9 380 -380 209.9 -380 0Z',
        fill: {
          radial: [0, 0, 380],
          stops: [
            { at: 0, token: 'deco2', alpha: 0.45 },
            { at: 1, token: 'deco2', alpha: 0 },
          ],
        },
      },
      {
        d: 'M900 60C900 -105.7 1034.3 -240 1200 -240C1365.7 -240 1500 -105.7 1500 60C1500 225.7 1365.7 360 1200 360C1034.3 360 900 225.7 900 60Z',
        fill: {
          radial: [1200, 60, 300],
          stops: [
            { at: 0, token: 'deco3', alpha: 0.28 },
            { at: 1, token: 'deco3', alpha: 0 },
          ],
        },
      },
    ],
  },
}
