## Co je uloženo na disku

error-store-address = „{ $found }“ není adresa databáze; začíná jedním z: { $expected }
error-store-old = databáze má starší podobu { $found }, program potřebuje { $expected }: spusťte „kostka migrate“
error-store-new = databáze má podobu { $found } z jiné, novější verze; tento program zná { $expected }
