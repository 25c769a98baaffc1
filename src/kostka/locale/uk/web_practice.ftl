# Вправи

web-practice-what = Ситуації з ігор, на які відома відповідь. Ваш вибір оцінюється тим, скільки він коштує.
web-practice-of-mexiko = Що заявляти? Вірити? На стіл?
web-practice-of-kamos = Які кубики залишити, куди записати?
web-practice-of-domino = Яка фішка?
web-practice-score = Поспіль: { $streak }, найдовше: { $longest }; відповідей: { $count }
web-practice-ask = Що ви зробите?
web-practice-unit-win = Ідеться про шанс виграти сет.
web-practice-unit-points = Ідеться про очікувані очки.
web-practice-making = Готується ситуація…
web-practice-you = Ви
web-practice-other = Гравець { $seat }
web-practice-best = Краще не буває.
web-practice-good = Добре.
web-practice-slip = Дрібна помилка.
web-practice-blunder = Це було дорого.
web-practice-cost = Це коштує { $cost }. Найкраще: { $best }
web-practice-choices = Скільки коштує кожен вибір
web-practice-mine = ваш вибір
web-practice-every = Показати всі { $count }
web-practice-next = Далі
web-practice-none = Тут питають не про це; виберіть щось інше.
