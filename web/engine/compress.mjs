// Packs every file of a folder for the way: node compress.mjs FOLDER

import { compress } from '../vite/compress.ts'

compress(process.argv[2])
