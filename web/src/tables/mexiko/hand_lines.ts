// The lines of the hand. A finger is a thick stroke along its middle, drawn from the little finger
// up, so that each lies over the next; the body of the hand fades out over their roots.

interface Finger {
  line: string
  width: number
  /** Where its nail lies, and how it is turned. */
  nail?: [x: number, y: number, turn: number]
}

export interface Lines {
  box: string
  fingers: Finger[]
  /** From where to where the body covers the fingers' roots. */
  fade: [from: number, to: number]
  body: string
  outline: string
  shade: string
  creases: string
  thumb: string
  sleeve: string
  sheen: string
  cuff: string
  seam: string
  button: [x: number, y: number]
}

/** Mine: the sleeve comes from the right, thumb above. */
export const PALM: Lines = {
  box: '0 0 720 320',
  fingers: [
    { line: 'M192 254C240 246 300 248 340 248S420 254 470 262', width: 50 },
    { line: 'M115 223C180 196 240 193 295 193S420 202 470 212', width: 59 },
    { line: 'M92 172C160 138 230 134 282 134S410 148 470 166', width: 60 },
    { line: 'M136 122C200 82 260 76 310 77S410 94 470 120', width: 60 },
  ],
  fade: [402, 462],
  body: 'M400 88C450 84 500 86 516 88L548 97L614 102L614 279L545 281C520 288 500 296 470 293C440 289 420 282 400 276Z',
  outline: 'M514 88L548 97L614 102M614 279L545 281C520 289 500 296 470 293C440 289 420 280 392 276',
  shade: 'M523 212C545 245 570 262 614 267L614 279L545 281C520 288 500 296 470 293C500 282 520 262 523 212Z',
  creases:
    'M399 103Q424 190 401 264M416 147Q480 150 508 184M266 71Q256 86 266 101M336 81Q328 92 335 104M236 119Q228 134 237 151M320 121Q312 135 321 150M251 178Q243 192 252 208M333 183Q324 195 333 209M297 241Q289 250 297 262',
  thumb: 'M535 108C480 54 406 15 342 12C318 12 306 28 306 46C307 64 320 77 338 79C424 86 488 150 523 212',
  sleeve: 'M664 73L1600 -18L1600 421L664 310Q682 192 664 73Z',
  sheen: 'M674 88L1600 -2L1600 10L674 97Z',
  cuff: 'M610 91L666 86Q684 192 666 298L610 293Q622 192 610 91Z',
  seam: 'M626 95Q638 192 626 291',
  button: [650, 193],
}

/** The other's: the sleeve comes from the left, the thumb lies behind. */
export const BACK: Lines = {
  box: '0 0 600 270',
  fingers: [
    { line: 'M220 212C290 205 360 203 440 222', width: 40, nail: [446, 222, 8] },
    { line: 'M210 180C300 158 410 155 500 187', width: 46, nail: [508, 189, 14] },
    { line: 'M210 140C300 110 410 104 518 145', width: 50, nail: [526, 148, 20] },
    { line: 'M210 104C290 66 390 50 482 105', width: 50, nail: [490, 109, 28] },
  ],
  fade: [266, 226],
  body: 'M94 88L150 84C170 78 200 68 232 70C250 72 262 76 268 84L268 226C240 240 190 252 150 234L94 231Z',
  outline: 'M94 88L150 84Q158 82 166 78M268 227C240 241 190 252 150 234L94 231',
  shade: 'M94 216Q190 226 268 218L268 227C240 241 190 252 150 234L94 231Z',
  creases:
    'M267 81Q253 91 264 105M252 84Q242 93 252 102M255 119Q240 130 252 144M242 121Q230 129 241 140M260 157Q245 168 257 182M246 160Q236 168 245 178M274 195Q258 203 271 215M259 198Q249 203 258 211M377 62Q369 71 377 81M386 62Q378 71 386 81M403 103Q394 113 402 125M412 103Q404 113 412 125M389 151Q380 160 388 171M398 151Q390 160 398 171M351 198Q343 205 350 213M360 198Q352 205 360 213',
  thumb: 'M165 79C215 22 290 8 356 14C372 18 380 32 379 48L352 60L200 92Z',
  sleeve: 'M54 64L-880 -24L-880 378L54 258Q38 160 54 64Z',
  sheen: 'M46 74L-880 -12L-880 -2L46 82Z',
  cuff: 'M53 75L98 79Q86 160 98 243L53 248Q38 160 53 75Z',
  seam: 'M84 82Q76 160 85 241',
  button: [65, 162],
}
