## Co je uloženo na disku

error-store-address = „{ $found }“ není adresa databáze; začíná jedním z: { $expected }
error-store-old = databáze má starší podobu { $found }, program potřebuje { $expected }: spusťte „kostka migrate“
error-store-new = databáze má podobu { $found } z jiné, novější verze; tento program zná { $expected }
error-store-empty = v databázi není nic k zálohování
error-store-full = databáze není prázdná; záloha se obnovuje do prázdné
error-backup-broken = soubor není úplná záloha; na řádku { $found } končí nebo je poškozený
error-backup-new = záloha má podobu { $found } z jiné, novější verze; tento program zná { $expected }
